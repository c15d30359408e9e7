import { expect } from 'vitest'
import type { DirectorySettings } from '../../ports.ts'
import { setPassword } from '../../process/administration/setPassword.ts'
import { clause } from '../testing/harness.ts'
import { directorySettings, scriptedDirectory } from '../testing/scriptedDirectory.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, type World, type WorldOptions } from '../testing/world.ts'

const dora = { email: 'dora@kalends.example', password: 'directory' }
const entries = {
  dora,
  [dora.email]: dora,
  [people.admin.email]: { email: people.admin.email, password: 'of the directory' },
  outside: { email: 'dora@elsewhere.example', password: 'directory' },
  several: {
    email: dora.email,
    emails: ['Z@kalends.example', 'Dora@Kalends.example', 'a@elsewhere.example'],
    password: 'directory',
  },
  'z@kalends.example': {
    email: '',
    emails: ['dora@kalends.example', 'Z@kalends.example'],
    password: 'directory',
  },
}

/** A test with a directory in its world. */
function withDirectory(
  title: string,
  tell: (world: World, directory: ReturnType<typeof scriptedDirectory>) => Promise<void>,
  { change = {}, ...options }: WorldOptions & { change?: Partial<DirectorySettings> } = {},
): void {
  // Created anew for each target, so that it is up at the beginning.
  const directory = scriptedDirectory(entries, change)
  const answerOf = async (world: World) => {
    directory.isDown = false
    directory.asked.length = 0
    await tell(world, directory)
  }
  clause(title, answerOf, { directories: [directory], ...options })
}

const user = (world: World, username: string, password: string) =>
  world.fetch('GET', '/api/user', { headers: basicOf(username, password) })

const logIn = (world: World, username: string, password: string) =>
  world.fetch('POST', '/api/login', { body: { username, password } })

withDirectory(
  'ID-17 the names of a directory are followed where nobody signs in with a provider',
  async (world) => {
    const { id } = await (await user(world, 'dora', 'directory')).json()
    await world.ports.store.users.rename(id, { firstName: 'Dora', lastName: 'Before' })
    expect(await (await logIn(world, 'dora', 'directory')).json()).toMatchObject({ lastname: 'Directory' })
  },
  { openId: null },
)

withDirectory(
  'ID-17 where a provider is configured, the names of a directory change nothing',
  async (world) => {
    const { id } = await (await user(world, 'dora', 'directory')).json()
    await world.ports.store.users.rename(id, { firstName: 'Dora', lastName: 'Provider' })
    expect(await (await logIn(world, 'dora', 'directory')).json()).toMatchObject({ lastname: 'Provider' })
  },
)

withDirectory('ID-17 a person of the directory becomes a user with the names it has', async (world) => {
  const answer = await user(world, 'dora', 'directory')
  expect(answer.status).toBe(200)
  const { id, ...described } = await answer.json()
  expect(described).toMatchObject({
    firstname: 'Dora',
    lastname: 'Directory',
    preferredEmail: dora.email,
    isPlatformAdmin: false,
  })
  expect(await world.ports.store.calendars.ofHome(id)).toMatchObject([{ calendarId: id }])
})

withDirectory('ID-17 the password of the directory signs in by POST /api/login too', async (world) => {
  const answer = await logIn(world, ' dora ', 'directory')
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-kalends=[0-9a-f]{64}; /)
  expect(await answer.json()).toMatchObject({ preferredEmail: dora.email })
})

withDirectory('ID-17 a wrong password and an unknown name are the same 401', async (world) => {
  const answers = await Promise.all([
    user(world, 'dora', 'wrong'),
    user(world, 'nobody', 'directory'),
    logIn(world, 'dora', 'wrong'),
    logIn(world, 'nobody', 'directory'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  const reasons = await Promise.all(answers.map(async (answer) => (await answer.json()).error.reason))
  expect(reasons).toEqual(['signed-out', 'signed-out', 'wrong-credentials', 'wrong-credentials'])
})

withDirectory('ID-17 an empty password is refused before anybody is asked', async (world, directory) => {
  expect((await user(world, 'dora', '')).status).toBe(401)
  expect(directory.asked).toEqual([])
})

withDirectory(
  'ID-17 a directory out of reach is 503 with Retry-After, never 401',
  async (world, directory) => {
    directory.isDown = true
    const answer = await user(world, 'dora', 'directory')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await logIn(world, 'dora', 'directory')).status).toBe(503)
  },
)

withDirectory(
  'ID-16, ID-17 with the directory down a password of ours still opens the door',
  async (world, directory) => {
    directory.isDown = true
    await setPassword(world.ports, people.admin.email, 'break the glass')
    const answer = await user(world, people.admin.email, 'break the glass')
    expect(await answer.json()).toMatchObject({ isPlatformAdmin: true })
  },
)

clause(
  'ID-17 a directory that knows the person decides, even if another one cannot be reached',
  async (world) => {
    const answer = await user(world, 'dora', 'directory')
    expect(await answer.json()).toMatchObject({ preferredEmail: dora.email })
    expect((await user(world, 'nobody', 'directory')).status).toBe(503)
  },
  { directories: [Object.assign(scriptedDirectory({}), { isDown: true }), scriptedDirectory(entries)] },
)

withDirectory(
  'ID-17 where it may not make users, only who is known gets in',
  async (world) => {
    expect((await user(world, 'dora', 'directory')).status).toBe(401)
    expect(await world.ports.store.users.byEmail(dora.email)).toBeNull()
    const id = await world.homeOf('admin')
    expect(await (await user(world, people.admin.email, 'of the directory')).json()).toMatchObject({ id })
  },
  { change: { usage: { ...directorySettings.usage, autoProvisioning: false } } },
)

withDirectory('ID-10, ID-17 a person of a domain that nobody knows is 403 with the reason', async (world) => {
  const answer = await user(world, 'outside', 'directory')
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ error: { reason: 'unknown-domain' } })
})

withDirectory(
  'ID-17 a directory of one domain speaks for nobody of another',
  async (world) => {
    await world.homeOf('admin')
    expect((await user(world, people.admin.email, 'of the directory')).status).toBe(401)
    expect((await user(world, 'outside', 'directory')).status).toBe(200)
  },
  {
    change: { domain: 'elsewhere.example' },
    settings: { domains: ['kalends.example', 'elsewhere.example'] },
  },
)

withDirectory(
  'ID-17 of several addresses the one that was typed counts, else the first',
  async (world) => {
    const emailOf = async (username: string) =>
      (await (await user(world, username, 'directory')).json()).preferredEmail
    expect(await emailOf('z@kalends.example')).toBe('z@kalends.example')
    expect(await emailOf('several')).toBe('dora@kalends.example')
  },
  { change: { domain: 'kalends.example' } },
)

withDirectory(
  'ID-6, ID-17 without basic-ldap in the list no directory is asked',
  async (world, directory) => {
    expect((await user(world, 'dora', 'directory')).status).toBe(401)
    expect((await logIn(world, 'dora', 'directory')).status).toBe(401)
    expect(directory.asked).toEqual([])
  },
  { settings: { strategies: ['basic', 'openid-connect'] } },
)

withDirectory(
  'ID-17 a directory that is not for signing in is not asked',
  async (world, directory) => {
    expect((await user(world, 'dora', 'directory')).status).toBe(401)
    expect(directory.asked).toEqual([])
  },
  { change: { usage: { ...directorySettings.usage, auth: false } } },
)

withDirectory(
  'ID-12, ID-17 after ten wrong passwords the directory is not asked for a quarter of an hour',
  async (world, directory) => {
    const guesses = Array.from({ length: 10 }, (_, index) => user(world, 'dora', `guess ${index}`))
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await user(world, 'Dora', 'directory')).status).toBe(429)
    expect((await logIn(world, 'dora', 'directory')).status).toBe(403)
    expect(directory.asked).toHaveLength(10)
    world.pass(15 * 60_000)
    expect((await user(world, 'dora', 'directory')).status).toBe(200)
  },
)

withDirectory(
  'ID-12, ID-17 people who try while it is down need not wait when it is back',
  async (world, directory) => {
    directory.isDown = true
    const try6 = () => Promise.all(Array.from({ length: 6 }, () => logIn(world, 'dora', 'directory')))
    const answers = [...(await try6()), ...(await try6())]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    directory.isDown = false
    expect((await user(world, 'dora', 'directory')).status).toBe(200)
  },
)

withDirectory('ID-17 who is known by the directory is not looked for among our passwords', async (world) => {
  let verified = 0
  const { verify } = world.ports.passwords
  Object.assign(world.ports.passwords, {
    verify: (...given: Parameters<typeof verify>) => {
      verified += 1
      return verify(...given)
    },
  })
  const statuses = [
    (await user(world, 'dora', 'directory')).status,
    (await user(world, 'dora', 'directory')).status,
  ]
  expect(statuses).toEqual([200, 200])
  expect(verified).toBe(1)
})

withDirectory('ID-17 a right answer is kept for a minute', async (world, directory) => {
  expect((await user(world, 'dora', 'directory')).status).toBe(200)
  directory.isDown = true
  world.pass(59_000)
  expect(await (await user(world, 'dora', 'directory')).json()).toMatchObject({ firstname: 'Dora' })
  world.pass(2000)
  expect((await user(world, 'dora', 'directory')).status).toBe(503)
})

withDirectory(
  'HC-7, HC-8 a directory registers as ldap and tells of its connection',
  async (world, directory) => {
    const ask = () => world.fetch('GET', '/api/healthcheck/ldap', { as: 'admin' })
    const connection = {
      configuration: {
        mapping: directorySettings.mapping,
        url: directorySettings.url,
        adminDn: directorySettings.adminDn,
        adminPassword: '********',
        searchBase: directorySettings.searchBase,
        searchFilter: directorySettings.searchFilter,
      },
      usage: directorySettings.usage,
      name: 'Head office',
      domainId: expect.stringMatching(/^[0-9a-f]{24}$/),
    }
    const well = await ask()
    expect(well.status).toBe(200)
    expect(await well.json()).toEqual({
      componentName: 'ldap',
      status: 'healthy',
      details: {
        cause: null,
        info: [
          {
            ...connection,
            state: 'up',
            message: 'People can be searched.',
            reasons: [{ code: 'people-searchable' }],
          },
        ],
      },
    })
    directory.isDown = true
    world.pass(2000)
    const ill = await ask()
    expect(ill.status).toBe(503)
    expect(await ill.json()).toEqual({
      componentName: 'ldap',
      status: 'unhealthy',
      details: {
        cause: 'Head office: scripted',
        reasons: [{ code: 'directory-unreachable' }],
        info: [
          { ...connection, state: 'down', message: 'scripted', reasons: [{ code: 'directory-unreachable' }] },
        ],
      },
    })
  },
  { change: { domain: 'kalends.example' } },
)
