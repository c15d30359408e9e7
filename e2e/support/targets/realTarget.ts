import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { sceneNow } from '#mocks/testing/sceneNow.ts'
import { isWorldName } from '#mocks/worldNames.ts'
import { worlds } from '#mocks/worlds/worlds.ts'
import { oidcUserOf } from '../probes/oidcUserOf.ts'
import { homeOf } from './homeOf.ts'
import { kalendsOnPostgres, kalendsInTwoProcesses } from './kalendsOnPostgres.ts'
import { runKalends } from './runKalends.ts'
import type { Target } from './Target.ts'

/** The longest story, on a slow machine, and the time before its end at which a page renews its session. */
const longestStorySeconds = 4 * 60

/** What `npm run stories:processes` and others have in place of one process with the embedded store. */
const places = new Map([
  ['postgres', kalendsOnPostgres],
  ['processes', kalendsInTwoProcesses],
])

/**
 * Application, service, provider and a fresh store, as `npm start` runs them. A world is played over HTTP,
 * through the contract.
 */
export async function realTarget(): Promise<Target> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-stories-'))
  // Stories have calendars on the web at servers of this machine.
  const run = places.get(process.env['STORIES_ON'] ?? '') ?? runKalends
  const kalends = await run({ dataDir, settings: { KALENDS_WEB_CALENDARS: 'all' } })
  return {
    kind: 'real',
    url: kalends.url,
    accepts: async (session) => {
      const { access_token: token, expires_at: expiresAt, profile } = oidcUserOf(session)
      if (expiresAt - Date.now() / 1000 < longestStorySeconds) return false
      const headers = { authorization: `Bearer ${token}` }
      const answers = await Promise.all([
        fetch(await userInfoOf(profile.iss), { headers }),
        fetch(new URL(pathOf(endpoints.user), kalends.url), { headers }),
      ])
      return answers.every(({ ok }) => ok)
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

/**
 * Where the provider itself is asked: the service remembers for a minute what it was answered. Two stories that renew one
 * session, as those that move the clock do, have the provider take it back.
 */
async function userInfoOf(issuer: string): Promise<string> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`)
  return v.parse(metadata, await answer.json()).userinfo_endpoint
}

const metadata = v.object({ userinfo_endpoint: v.string() })
