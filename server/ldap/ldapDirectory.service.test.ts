import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basicOf } from '../conformance/testing/tokens.ts'
import { openWorld, people, type World } from '../conformance/testing/world.ts'
import { domainIdOf } from '../rooms/domainIdOf.ts'
import { freePort } from '../process/operation/freePort.ts'
import type { DirectorySettings } from '../ports.ts'
import { ldapDirectory } from './ldapDirectory.ts'
import { testDirectorySettings, testEntries } from '../testing/ldapTestEntries.ts'
import { findSlapd, startSlapd, type TestDirectory } from '../testing/ldapTestServer.ts'
import { silentServer } from '../testing/silentServer.ts'

/** Runs a test of the whole service with directories that have half a second for an answer. */
async function over(
  directories: readonly Partial<DirectorySettings>[],
  url: string,
  tell: (world: World) => Promise<void>,
): Promise<void> {
  const times = { timeoutMs: 500, probeMs: 500 }
  const { world, close } = await openWorld('core', {
    directories: directories.map((change) =>
      ldapDirectory({ ...testDirectorySettings(url), ...change }, times),
    ),
  })
  try {
    await tell(world)
  } finally {
    await close()
  }
}

const user = (world: World, username: string, password: string) =>
  world.fetch('GET', '/api/user', { headers: basicOf(username, password) })

const health = async (world: World) => {
  const answer = await world.fetch('GET', '/api/healthcheck/ldap', { as: 'admin' })
  return { code: answer.status, ...(await answer.json()) }
}

describe.skipIf(findSlapd() === null)('with OpenLDAP', () => {
  let running: TestDirectory

  beforeAll(async () => {
    running = await startSlapd(testEntries)
  })
  afterAll(() => running.stop())

  test('a person signs in by the directory and has a calendar, and a wrong password is refused', async () => {
    await over([{}], running.url, async (world) => {
      const answer = await user(world, 'alice', 'alice')
      const { id, ...described } = await answer.json()
      expect(described).toMatchObject({
        preferredEmail: people.alice.email,
        firstname: 'Alice',
        lastname: 'Archer',
      })
      expect(await world.homeOf('alice')).toBe(id)
      expect(await world.ports.store.calendars.ofHome(id)).toHaveLength(1)
      expect((await user(world, 'alice', 'wrong')).status).toBe(401)
      expect((await user(world, 'alice', '')).status).toBe(401)
      expect((await user(world, '*', 'alice')).status).toBe(401)
    })
  })

  test('a person without an address, or of another domain, is refused', async () => {
    await over([{}], running.url, async (world) => {
      expect((await user(world, 'nameless', 'nameless')).status).toBe(401)
      expect((await user(world, 'outside', 'outside')).status).toBe(403)
    })
  })

  test('a wrong administrator’s password is not reported as the person’s', async () => {
    await over([{ adminPassword: 'wrong' }], running.url, async (world) => {
      expect((await user(world, 'alice', 'alice')).status).toBe(503)
    })
  })

  test('the health page shows each connection, healthy or with a wrong password (HC-7)', async () => {
    const { adminDn, searchBase, searchFilter, mapping, usage } = testDirectorySettings(running.url)
    const configuration = {
      mapping,
      url: running.url,
      adminDn,
      adminPassword: '********',
      searchBase,
      searchFilter,
    }
    const well = { domain: 'kalends.example' }
    await over([well, { name: 'Branch', adminPassword: 'hunter2' }], running.url, async (world) => {
      const report = await health(world)
      expect(JSON.stringify(report)).not.toMatch(/hunter2|reads/)
      expect(report).toEqual({
        code: 503,
        componentName: 'ldap',
        status: 'unhealthy',
        details: {
          cause: "Branch: the administrator's name or password is wrong",
          info: [
            {
              configuration,
              usage,
              name: 'People',
              domainId: await domainIdOf('kalends.example'),
              state: 'up',
              message: 'People can be searched.',
              reasons: [{ code: 'people-searchable' }],
            },
            {
              configuration,
              usage,
              name: 'Branch',
              domainId: null,
              state: 'down',
              message: "the administrator's name or password is wrong",
              reasons: [{ code: 'directory-unreachable' }],
            },
          ],
          reasons: [{ code: 'directory-unreachable' }],
        },
      })
    })
    await over([well], running.url, async (world) => {
      expect(await health(world)).toMatchObject({ code: 200, status: 'healthy', details: { cause: null } })
    })
  })
})

test('the health page shows a directory that is down (HC-7)', async () => {
  await over([{}], `ldap://127.0.0.1:${await freePort()}`, async (world) => {
    const message = 'could not be connected (ECONNREFUSED)'
    expect(await health(world)).toMatchObject({
      code: 503,
      details: { cause: `People: ${message}`, info: [{ state: 'down', message }] },
    })
    expect((await user(world, 'alice', 'alice')).status).toBe(503)
  })
})

test('the health page shows a directory that accepts and never answers, without waiting (HC-7)', async () => {
  await using silent = await silentServer()
  await over([{}, { startTls: true }], `ldap://127.0.0.1:${silent.port}`, async (world) => {
    const message = 'no answer in time'
    expect(await health(world)).toMatchObject({
      code: 503,
      details: {
        info: [
          { state: 'down', message },
          { state: 'down', message },
        ],
      },
    })
    expect((await user(world, 'alice', 'alice')).status).toBe(503)
  })
})
