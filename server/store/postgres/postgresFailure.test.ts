import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { StoreDamaged, StoreFull, StoreReadOnly, StoreUnavailable } from '../storeErrors.ts'
import { postgresFailure } from './postgresFailure.ts'
import { postgresProblem } from './postgresProblem.ts'
import { postgresStore } from './postgresStore.ts'
import { testDatabase, testServerUrl } from '../../testing/postgresTestServer.ts'

const failureWith = (code: string) => Object.assign(new Error('said'), { severity: 'ERROR', code })
const broken = (code: string) => Object.assign(new Error('broken'), { code })

test.each([
  ['a full disk', failureWith('53100'), StoreFull],
  ['too many connections', failureWith('53300'), StoreUnavailable],
  ['a shutdown', failureWith('57P01'), StoreUnavailable],
  ['a statement that took too long', failureWith('57014'), StoreUnavailable],
  ['a replica that only reads', failureWith('25006'), StoreReadOnly],
  ['a connection that was ended, as its transaction stood still', failureWith('25P03'), StoreUnavailable],
  ['a connection that broke', broken('EPIPE'), StoreUnavailable],
  ['a damaged page', failureWith('XX001'), StoreDamaged],
  ['a damaged index', failureWith('XX002'), StoreDamaged],
  ['a disk that does not give back', failureWith('58030'), StoreDamaged],
  ['silence', new Error('Query read timeout'), StoreUnavailable],
])('%s becomes an error of the store', (_what, error, name) => {
  expect(postgresFailure(error)).toBeInstanceOf(name)
})

test.each([
  ['a wrong statement', failureWith('42601')],
  ['a mistake of ours', new TypeError('no')],
])('%s is returned unchanged', (_what, error) => {
  expect(postgresFailure(error)).toBe(error)
})

test.each([
  ['only reads', '25006', 'can only be read: give the address of the one that takes writes.'],
  ['has a full disk', '53100', 'has no room left: make some on its disk.'],
])('a database that %s at the start is one sentence for the operator', (_what, code, end) => {
  expect(postgresProblem(postgresFailure(failureWith(code)))).toBe(`The database of DATABASE_URL ${end}`)
})

test.each([
  ['has an own authority', broken('SELF_SIGNED_CERT_IN_CHAIN'), 'has a certificate that is not trusted.'],
  ['was forgotten', broken('CERT_HAS_EXPIRED'), 'has an expired certificate.'],
  [
    'does not know TLS',
    new Error('The server does not support SSL connections'),
    /^offers no encrypted connection/,
  ],
  [
    'wants TLS',
    Object.assign(failureWith('28000'), {
      message: 'no pg_hba.conf entry for host "10.0.0.1", no encryption',
    }),
    /^lets this user not in from here/,
  ],
])('a server that %s is one sentence for the operator, without its address', (_what, failure, end) => {
  const begin = 'The server of DATABASE_URL '
  const sentence = postgresProblem(postgresFailure(failure))
  expect([sentence.slice(0, begin.length), sentence.slice(begin.length)]).toEqual([
    begin,
    expect.stringMatching(end),
  ])
  expect(sentence).not.toContain('10.0.0.1')
})

const problemAt = (databaseUrl: string) =>
  postgresStore(databaseUrl).then(
    () => null,
    (error: unknown) => postgresProblem(error),
  )

test('if nothing listens, the operator is told so without the password', async () => {
  expect(await problemAt('postgresql://ada:secret@127.0.0.1:1/kalends')).toBe(
    'The database of DATABASE_URL does not answer: start it, or correct the address.',
  )
})

test('a database that accepts and never answers is given up after some seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  const sockets: { destroy(): void }[] = []
  silent.on('connection', (socket) => sockets.push(socket))
  await once(silent, 'listening')
  const address = silent.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  expect(await problemAt(`postgresql://ada:secret@127.0.0.1:${port}/kalends`)).toMatch(/does not answer/)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

if (testServerUrl !== undefined) {
  const serverUrl = testServerUrl
  const changed = (change: (url: URL) => void) => {
    const url = new URL(serverUrl)
    change(url)
    return url.href
  }

  test('an unknown user is distinguished from a server that does not answer', async () => {
    const asStranger = changed((url) => {
      url.username = 'kalends_stranger'
      url.password = 'secret'
    })
    expect(await problemAt(asStranger)).toBe(
      'The database of DATABASE_URL refuses the user or the password that stand there.',
    )
  })

  test('a missing database is distinguished from a server that does not answer', async () => {
    const elsewhere = changed((url) => {
      url.pathname = '/kalends_nowhere'
    })
    expect(await problemAt(elsewhere)).toBe(
      'The server of DATABASE_URL has no database of that name: create it first.',
    )
  })

  test('a store whose connections are cut opens new ones', async () => {
    const { databaseUrl, ask, drop } = await testDatabase(serverUrl)
    const store = await postgresStore(databaseUrl)
    await Promise.all([store.ping(), store.ping(), store.ping()])
    await ask(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    // The first call may fail, and no later one.
    const outcomes = await Promise.allSettled([store.ping(), store.ping(), store.ping()])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreUnavailable)
    }
    await store.ping()
    await store.close()
    await expect(store.ping()).rejects.toThrow('destroyed')
    await drop()
  })

  test('connections that only read are left once the database takes writes', async () => {
    const { databaseUrl, ask, drop } = await testDatabase(serverUrl)
    const name = new URL(databaseUrl).pathname.slice(1)
    const store = await postgresStore(databaseUrl)
    const others = 'datname = current_database() and pid <> pg_backend_pid()'
    const write = async (number: number) =>
      store.expiring.keep(`fact ${number}`, { text: '', until: epochMs(number) })
    await ask(`alter database ${name} set default_transaction_read_only = on`)
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    const refused = async () => (await Promise.allSettled([write(1), write(2), write(3)])).map(isReadOnly)
    while (!(await refused()).every(Boolean));
    await ask(`begin read write; alter database ${name} set default_transaction_read_only = off; commit`)
    // Each connection that was opened before may refuse one more.
    await refused()
    await Promise.all([write(1), write(2), write(3)])
    await store.close()
    await drop()
  })
}

const isReadOnly = (outcome: PromiseSettledResult<unknown>): boolean =>
  outcome.status === 'rejected' && outcome.reason instanceof StoreReadOnly
