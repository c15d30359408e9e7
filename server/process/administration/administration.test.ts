import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { passwordsScrypt } from '../passwordsScrypt.ts'
import { readSettings } from '../settings/readSettings.ts'
import { changeEmailHere } from './changeEmailHere.ts'
import { handOverCalendars } from './handOverCalendars.ts'
import { personCommands } from './personCommands.ts'
import { setPassword } from './setPassword.ts'
import { getConfiguration, putConfigurationText } from './storedConfiguration.ts'
import { trustEmail } from './trustEmail.ts'

const passwords = passwordsScrypt({ cost: 1024 })
const read = readSettings({ KALENDS_DOMAINS: 'example.org', KALENDS_ADMINS: 'root@ops.example' })
if (read.kind === 'problems') throw new Error(read.problems.join(' '))
const settings = read.settings.service

const hashOf = async (store: ReturnType<typeof memoryStore>, email: string) =>
  (await store.passwords.hashOf((await store.users.byEmail(email))?.id ?? '')) ?? ''

test('an administrator named in the settings is created with the password', async () => {
  const store = memoryStore()
  await setPassword({ store, passwords, settings }, ' Root@Ops.example', 'correct horse')
  expect(await passwords.verify('correct horse', await hashOf(store, 'root@ops.example'))).toBe(true)
})

test('a person of a known domain gets a password, and is not made an administrator', async () => {
  const store = memoryStore()
  const output = await setPassword({ store, passwords, settings }, 'ada@example.org', 'correct horse')
  expect(output).toContain('KALENDS_ADMINS')
  expect(await hashOf(store, 'ada@example.org')).toMatch(/^scrypt\$/)
})

test('a person of an unknown domain is refused', async () => {
  const store = memoryStore()
  const attempt = setPassword({ store, passwords, settings }, 'eve@elsewhere.example', 'correct horse')
  await expect(attempt).rejects.toThrow('KALENDS_DOMAINS')
  expect(await store.users.byEmail('eve@elsewhere.example')).toBeNull()
})

test('a short password is refused', async () => {
  const attempt = setPassword({ store: memoryStore(), passwords, settings }, 'ada@example.org', 'ada')
  await expect(attempt).rejects.toThrow('at least 8 characters')
})

test('a password that is too long is refused before it is used', async () => {
  const attempt = setPassword(
    { store: memoryStore(), passwords, settings },
    'ada@example.org',
    'x'.repeat(1025),
  )
  await expect(attempt).rejects.toThrow('at most 1024 characters')
})

const body = (secret: string, issuer = 'https://id.example.org') =>
  JSON.stringify([
    {
      name: 'core',
      configurations: [
        {
          name: 'openid-connect',
          value: { issuer_url: issuer, clients: [{ client_id: 'calendar', client_secret: secret }] },
        },
      ],
    },
  ])

test('a configuration that was read can be stored again, and masks keep the secrets', async () => {
  const store = memoryStore()
  await putConfigurationText(store, body('hunter2'))
  const got = await getConfiguration(store)
  expect(got).not.toContain('hunter2')
  await putConfigurationText(store, got)
  expect(await store.configuration.get('core', 'openid-connect')).toMatchObject({
    clients: [{ client_secret: 'hunter2' }],
  })
})

test('unknown fields that sound like secrets are masked and kept too', async () => {
  const store = memoryStore()
  const client = { client_id: 'calendar', private_key: 'hunter3', token_url: 'https://id.example.org/token' }
  const value = { issuer_url: 'https://id.example.org', clients: [client] }
  await putConfigurationText(
    store,
    JSON.stringify([{ name: 'core', configurations: [{ name: 'openid-connect', value }] }]),
  )
  const got = await getConfiguration(store)
  expect(got).not.toContain('hunter3')
  expect(got).toContain('https://id.example.org/token')
  await putConfigurationText(store, got)
  expect(await store.configuration.get('core', 'openid-connect')).toEqual(value)
})

test('storing a configuration adds a version and an audit line without a person', async () => {
  const store = memoryStore()
  await putConfigurationText(store, body('hunter2'))
  await putConfigurationText(store, body('hunter3'))
  expect(await store.configuration.versions('core', 'openid-connect')).toHaveLength(2)
  const [line] = await store.configuration.audit('core', 'openid-connect')
  expect(line).toMatchObject({
    by: null,
    from: null,
    changes: [{ path: 'clients/calendar/client_secret', kind: 'changed' }],
  })
})

test('a wrong configuration is refused with its fields, and nothing changes', async () => {
  const store = memoryStore()
  await expect(putConfigurationText(store, body('hunter2', 'nowhere'))).rejects.toThrow(
    'core->openid-connect: issuer_url must be a URL',
  )
  await expect(putConfigurationText(store, '{')).rejects.toThrow('The input isn’t JSON.')
  expect(await store.configuration.get('core', 'openid-connect')).toBeUndefined()
})

test('a person is blocked and unblocked, but not the last administrator', async () => {
  const store = memoryStore()
  const world = { store, settings, clock: () => epochMs(5000) }
  const run = (words: string, email: string) => personCommands[words]?.(world, email)
  await setPassword({ store, passwords, settings }, 'ada@example.org', 'correct horse')
  await setPassword({ store, passwords, settings }, 'root@ops.example', 'correct horse')
  const ada = async () => store.users.byEmail('ada@example.org')
  const userId = (await ada())?.id ?? ''
  await store.sessions.open({
    idHash: 'f'.repeat(64),
    userId,
    expiresAt: epochMs(10_000),
    seenAt: epochMs(1),
  })
  expect(await run('sessions', 'ada@example.org')).toBe(`${'f'.repeat(24)}  until 1970-01-01T00:00:10.000Z`)
  expect(await run('block', 'Ada@example.org')).toContain('Account blocked')
  expect(await ada()).toMatchObject({ blockedAt: epochMs(5000) })
  expect(await run('sessions', 'ada@example.org')).toBe('No sessions.')
  expect(await run('unblock', 'ada@example.org')).toBe('Account unblocked.')
  expect(await ada()).not.toHaveProperty('blockedAt')
  await expect(run('block', 'root@ops.example')).rejects.toThrow('the last administrator')
  await expect(run('block', 'eve@elsewhere.example')).rejects.toThrow('There is no such person.')
})

test('a person’s sessions and tokens are listed without their secrets, and ended', async () => {
  const store = memoryStore()
  const world = { store, settings, clock: () => epochMs(5000) }
  const run = (words: string) => personCommands[words]?.(world, 'ada@example.org')
  await setPassword({ store, passwords, settings }, 'ada@example.org', 'correct horse')
  const userId = (await store.users.byEmail('ada@example.org'))?.id ?? ''
  await store.sessions.open({
    idHash: 'f'.repeat(64),
    userId,
    expiresAt: epochMs(10_000),
    seenAt: epochMs(1),
  })
  const token = {
    id: 'a1',
    userId,
    name: 'Phone',
    scope: 'read',
    createdAt: epochMs(0),
    lastUsedAt: null,
  } as const
  await store.tokens.create({ ...token, secretHash: 'hash of it', expiresAt: epochMs(10_000) })
  expect(await run('tokens')).toBe('a1  read  until 1970-01-01T00:00:10.000Z  Phone')
  expect(await run('tokens end')).toBe('Tokens revoked.')
  expect(await run('sessions end')).toBe('Sessions ended.')
  expect([await run('tokens'), await run('sessions')]).toEqual(['No tokens.', 'No sessions.'])
})

test('addresses of a provider are trusted or not, for the first client unless another is named', async () => {
  const store = memoryStore()
  await putConfigurationText(store, body('hunter2'))
  await trustEmail(store, true)
  expect(await store.configuration.get('core', 'openid-connect')).toMatchObject({
    clients: [{ client_id: 'calendar', client_secret: 'hunter2', email_trusted: true }],
  })
  await trustEmail(store, false, 'calendar')
  expect(await store.configuration.get('core', 'openid-connect')).toMatchObject({
    clients: [{ email_trusted: false }],
  })
  await expect(trustEmail(store, true, 'nobody')).rejects.toThrow('No such client.')
})

test('the calendars of people who left are handed over, and nobody else’s', async () => {
  const store = memoryStore()
  await setPassword({ store, passwords, settings }, 'ada@example.org', 'correct horse')
  await setPassword({ store, passwords, settings }, 'bob@example.org', 'correct horse')
  const world = { store, settings }
  const toNobody = handOverCalendars(world, 'ada@example.org', 'eve@example.org')
  await expect(toNobody).rejects.toThrow('no such person')
  const toHerself = handOverCalendars(world, 'ada@example.org', 'ada@example.org')
  await expect(toHerself).rejects.toThrow('somebody else')
  const ada = await store.users.byEmail('ada@example.org')
  const [first] = await store.calendars.ofHome(ada?.id ?? '')
  if (first !== undefined) await store.calendars.create({ ...first, calendarId: 'work' })
  const done = await handOverCalendars(world, 'ada@example.org', 'Bob@Example.org')
  expect(done).toBe('Account blocked. 1 calendars handed over, with 0 coming meetings.')
  const bob = await store.users.byEmail('bob@example.org')
  expect(await store.calendars.ofHome(bob?.id ?? '')).toHaveLength(2)
  expect((await store.users.byEmail('ada@example.org'))?.blockedAt).toBeDefined()
})

test('an account gets another address, once it is one, and its password goes on', async () => {
  const store = memoryStore()
  await setPassword({ store, passwords, settings }, 'ada@example.org', 'correct horse')
  const world = { store, settings }
  await expect(changeEmailHere(world, 'ada@example.org', 'ada')).rejects.toThrow('email: must be an address.')
  await expect(changeEmailHere(world, 'eve@example.org', 'eve.new@example.org')).rejects.toThrow(
    'There is no such person.',
  )
  const done = await changeEmailHere(world, 'ada@example.org', 'Ada.New@Example.org')
  expect(done).toBe('The account has another address. The one before still leads to it in meetings.')
  expect(await passwords.verify('correct horse', await hashOf(store, 'ada.new@example.org'))).toBe(true)
})
