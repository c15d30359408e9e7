import type { Store } from '#server/store/Store.ts'
import { systemClock } from '#server/clocks.ts'
import { people } from './people.ts'
import { sceneIn } from './support/sceneIn.ts'
import type { World } from './worlds/World.ts'

/** Plays a world into an empty store, and stores the sign-on settings for it. */
export async function fillStore(store: Store, world: World, issuer: string): Promise<void> {
  const scene = sceneIn(store, systemClock(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  await world.play(scene)
  // The only one with a password at the service itself (ID-16).
  await scene.as('admin')
  await store.passwords.set(people.admin.id, 'admin')
  const flow = world.responseType !== undefined && { response_type: world.responseType }
  const value = { issuer_url: issuer, clients: [{ client_id: 'kalends', ...flow }] }
  await store.configuration.put([{ name: 'core', configurations: [{ name: 'openid-connect', value }] }])
}
