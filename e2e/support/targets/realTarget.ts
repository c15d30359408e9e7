import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { sceneNow } from '#mocks/testing/sceneNow.ts'
import { isWorldName } from '#mocks/worldNames.ts'
import { worlds } from '#mocks/worlds/worlds.ts'
import { accessTokenOf } from '../probes/accessTokenOf.ts'
import { homeOf } from './homeOf.ts'
import { runKalends } from './runKalends.ts'
import type { Target } from './Target.ts'

/**
 * Application, service, provider and a fresh store, as `npm start` runs them. A world is played over HTTP,
 * through the contract.
 */
export async function realTarget(): Promise<Target> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-stories-'))
  // Stories have calendars on the web at servers of this machine.
  const kalends = await runKalends({ dataDir, settings: { KALENDS_WEB_CALENDARS: 'all' } })
  return {
    kind: 'real',
    url: kalends.url,
    accepts: async (session) => {
      const authorization = `Bearer ${accessTokenOf(session)}`
      const { ok } = await fetch(new URL(pathOf(endpoints.user), kalends.url), { headers: { authorization } })
      return ok
    },
    set: async (world, session) => {
      if (!isWorldName(world)) throw new Error(`There is no world named ${world}`)
      const home = await homeOf(kalends.url, session)
      await home.clear()
      await worlds[world].play(sceneNow(home.as))
    },
    close: async () => {
      await kalends.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
