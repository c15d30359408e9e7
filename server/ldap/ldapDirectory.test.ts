import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Client } from 'ldapts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../process/operation/freePort.ts'
import type { DirectorySettings } from '../ports.ts'
import { ldapDirectory } from './ldapDirectory.ts'
import { testDirectorySettings, testEntries } from '../testing/ldapTestEntries.ts'
import { findSlapd, startSlapd, type TestDirectory } from '../testing/ldapTestServer.ts'
import { silentServer } from '../testing/silentServer.ts'

describe.skipIf(findSlapd() === null)('with OpenLDAP', () => {
  let running: TestDirectory

  beforeAll(async () => {
    running = await startSlapd(testEntries)
  })
  afterAll(() => running.stop())

  const directory = (change: Partial<DirectorySettings> = {}) =>
    ldapDirectory({ ...testDirectorySettings(running.url), ...change })

  test('a person is identified by what they typed and their password', async () => {
    expect(await directory().authenticate('alice@kalends.example', 'alice')).toEqual({
      kind: 'known',
      emails: ['Alice@Kalends.example'],
      firstName: 'Alice',
      lastName: 'Archer',
    })
    expect(await directory().authenticate('alice', 'alice')).toMatchObject({ kind: 'known' })
  })

  test('names keep their accents, and all addresses are returned', async () => {
    const answer = await directory().authenticate('zoe', 'zoe')
    expect(answer).toMatchObject({ kind: 'known', firstName: 'Zoë' })
    expect(answer).toHaveProperty(
      'emails',
      expect.arrayContaining(['zoe@kalends.example', 'z@kalends.example']),
    )
  })

  test('a wrong password is refused, also if it belongs to somebody else', async () => {
    const refused = { kind: 'refused', reason: 'wrong password' }
    expect(await directory().authenticate('alice', 'zoe')).toEqual(refused)
    expect(await directory().authenticate('alice', 'reads')).toEqual(refused)
  })

  test('an empty password is refused, although this directory accepts it', async () => {
    const client = new Client({ url: running.url })
    expect(await client.bind('uid=alice,ou=people,dc=kalends,dc=example', '')).toBeUndefined()
    await client.unbind()
    expect(await directory().authenticate('alice', '')).toEqual({ kind: 'refused', reason: 'empty password' })
  })

  test.each([
    ['*', 'a name that would fit everybody'],
    ['alice)(uid=*', 'a name that would end the filter'],
    ['a*', 'a beginning'],
    ['alice\\2a', 'an escape of its own'],
    ['alice\0', 'a name with a character that ends texts elsewhere'],
    ['$&', 'a pattern of replacement'],
    ['', 'no name'],
  ])('%j is no way around the filter: %s', async (username) => {
    expect(await directory().authenticate(username, 'alice')).toEqual({
      kind: 'refused',
      reason: 'no such person',
    })
  })

  test('a name with characters of the filter syntax is found', async () => {
    expect(await directory().authenticate('a*b(c)\\d@kalends.example', 'odd')).toMatchObject({
      kind: 'known',
      lastName: 'Odd',
    })
  })

  test('a name with two entries is refused, even if the password fits both', async () => {
    expect(await directory().authenticate('twin@kalends.example', 'twin')).toEqual({
      kind: 'refused',
      reason: 'several people of that name',
    })
  })

  test('an entry without a password is refused', async () => {
    expect(await directory().authenticate('locked', 'locked')).toMatchObject({ kind: 'refused' })
  })

  test('a rejected administrator’s account is an error of the service, not of the person', async () => {
    expect(await directory({ adminPassword: 'wrong' }).authenticate('alice', 'alice')).toEqual({
      kind: 'unreachable',
      cause: "the administrator's name or password is wrong",
    })
  })

  test('people are searched by beginnings of names and addresses, whatever characters these have', async () => {
    const found = async (...words: string[]) => {
      const answer = await directory().search(words, 10)
      return answer.kind === 'found' ? answer.entries.map(({ lastName }) => lastName) : answer
    }
    expect(await found('alice')).toEqual(['Archer'])
    expect(await found('ali', 'arch')).toEqual(['Archer'])
    expect(await found('a*b(c)')).toEqual(['Odd'])
    expect(await found('*')).toEqual([])
    expect(await found('alice)(mail=*')).toEqual([])
    expect(await directory({ adminPassword: 'wrong' }).search(['alice'], 10)).toEqual({
      kind: 'unreachable',
      cause: "the administrator's name or password is wrong",
    })
  })

  test('the check passes if people can be searched, and otherwise has the problem', async () => {
    expect(await directory().problem()).toBeNull()
    expect(await directory({ adminPassword: 'wrong' }).problem()).toBe(
      "the administrator's name or password is wrong",
    )
    expect(await directory({ searchBase: 'ou=gone,dc=kalends,dc=example' }).problem()).toBe(
      'the search base is not there',
    )
  })

  describe('over TLS', () => {
    const trusted = getCACertificates()
    const trust = () => setDefaultCACertificates([...trusted, running.certificate])
    afterAll(() => setDefaultCACertificates(trusted))

    test('no password is sent to a server with an untrusted certificate', async () => {
      const untrusted = { kind: 'unreachable', cause: 'has a certificate that is not trusted' }
      expect(await directory({ url: running.secureUrl }).authenticate('alice', 'alice')).toEqual(untrusted)
      expect(await directory({ startTls: true }).authenticate('alice', 'alice')).toEqual(untrusted)
    })

    test('a trusted server is used, with TLS from the start or with StartTLS', async () => {
      trust()
      const known = { kind: 'known', firstName: 'Alice' }
      expect(await directory({ url: running.secureUrl }).authenticate('alice', 'alice')).toMatchObject(known)
      expect(await directory({ startTls: true }).authenticate('alice', 'alice')).toMatchObject(known)
    })

    test('a trusted certificate for another name is refused', async () => {
      trust()
      const elsewhere = running.url.replace('127.0.0.1', '127.0.0.2')
      expect(await directory({ url: elsewhere, startTls: true }).problem()).toMatch(/^could not be connected/)
    })
  })
})

const at = (port: number, change: Partial<DirectorySettings> = {}) =>
  ldapDirectory(
    { ...testDirectorySettings(`ldap://127.0.0.1:${port}`), ...change },
    { timeoutMs: 200, probeMs: 200 },
  )

test('a server that is down is unreachable, and not a refusal', async () => {
  const port = await freePort()
  const cause = 'could not be connected (ECONNREFUSED)'
  expect(await at(port).authenticate('alice', 'alice')).toEqual({ kind: 'unreachable', cause })
  expect(await at(port).problem()).toBe(cause)
})

test('a server that accepts and never answers times out, with and without TLS', async () => {
  await using silent = await silentServer()
  const unreachable = { kind: 'unreachable', cause: 'no answer in time' }
  expect(await at(silent.port).authenticate('alice', 'alice')).toEqual(unreachable)
  expect(await at(silent.port, { startTls: true }).authenticate('alice', 'alice')).toEqual(unreachable)
  const secure = { url: `ldaps://127.0.0.1:${silent.port}` }
  expect(await at(silent.port, secure).authenticate('alice', 'alice')).toEqual(unreachable)
  expect(await at(silent.port).problem()).toBe('no answer in time')
})
