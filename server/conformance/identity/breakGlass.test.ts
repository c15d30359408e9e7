import { expect } from 'vitest'
import { setPassword } from '../../process/administration/setPassword.ts'
import { getConfiguration, putConfigurationText } from '../../process/administration/storedConfiguration.ts'
import { seedSignOn } from '../../process/operation/seedSignOn.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, type World } from '../testing/world.ts'

const path = '/api/configurations?scope=platform'
const password = 'correct horse'

const read = async (world: World) => {
  const answer = await world.fetch('POST', path, {
    headers: basicOf(people.admin.email, password),
    body: [{ name: 'core', keys: ['openid-connect'] }],
  })
  const [module] = await answer.json()
  return module.configurations[0].value
}

clause(
  'ID-16 while the provider is down, a password set on the machine lets an administrator repair sign-in',
  async (world) => {
    world.provider.isDown = true
    await setPassword(world.ports, people.admin.email, password)
    const answer = await world.fetch('PUT', path, {
      headers: basicOf(people.admin.email, password),
      body: [
        {
          name: 'core',
          configurations: [{ name: 'openid-connect', value: { issuer_url: 'https://mended.example' } }],
        },
      ],
    })
    expect(answer.status).toBe(204)
    expect(await read(world)).toMatchObject({ issuer_url: 'https://mended.example' })
  },
)

clause(
  'ID-16 a configuration stored on the machine is used by the service, with secrets kept by masks',
  async (world) => {
    await setPassword(world.ports, people.admin.email, password)
    const { store } = world.ports
    const got = await getConfiguration(store)
    await putConfigurationText(store, got.replace('"kalends"', '"kalends", "scope": "openid"'))
    expect(await read(world)).toMatchObject({ clients: [{ client_id: 'kalends', scope: 'openid' }] })
    expect(await store.configuration.get('core', 'openid-connect')).toMatchObject({
      clients: [{ client_secret: 'kept-secret' }],
    })
  },
)

clause('ID-16 the environment only fills an empty store, and stored settings win', async (world) => {
  await setPassword(world.ports, people.admin.email, password)
  await seedSignOn(world.ports.store, { kind: 'own', issuer: 'https://other.example', clientId: 'other' })
  expect(await read(world)).toMatchObject({ issuer_url: issuerUrl })
})
