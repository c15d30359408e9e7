import { expect, test } from 'vitest'
import * as v from 'valibot'
import { postgresStore } from '../../store/postgres/postgresStore.ts'
import { testDatabase, testServerUrl } from '../../testing/postgresTestServer.ts'
import { adminCommand, serviceProcess, storeCommand, withPlace } from '../../testing/serviceProcess.ts'

const oneSentence = 'The database of DATABASE_URL does not answer: start it, or correct the address.'

test('a database that does not answer is an error of one sentence without its password', async () => {
  await withPlace(async ({ environment }) => {
    const database = { DATABASE_URL: 'postgresql://ada:hunter2@127.0.0.1:1/kalends' }
    const { exitCode, err } = await serviceProcess({ ...environment, ...database }).ended
    expect(exitCode).toBe(1)
    expect(err.trim()).toBe(oneSentence)
  })
})

test('an invalid address is named by its setting and not repeated', async () => {
  await withPlace(async ({ environment }) => {
    const { exitCode, err } = await serviceProcess({ ...environment, DATABASE_URL: 'mysql://ada:hunter2@db' })
      .ended
    expect(exitCode).toBe(1)
    expect(err).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/)
    expect(err).not.toContain('hunter2')
  })
})

if (testServerUrl !== undefined) {
  const serverUrl = testServerUrl

  test(
    'two services and an administrator’s command share a database, and see each other’s changes',
    { timeout: 60_000 },
    async () => {
      const { databaseUrl, drop } = await testDatabase(serverUrl)
      await withPlace((first) =>
        withPlace(async (second) => {
          const places = [first, second].map(({ environment }) => ({
            ...environment,
            DATABASE_URL: databaseUrl,
          }))
          const services = places.map((environment) => serviceProcess(environment))
          await Promise.all(services.map(({ ready }) => ready))

          const cookie = await logIn(first.url)
          const asked = { headers: { cookie, connection: 'close' } }
          expect((await fetch(`${second.url}/api/user`, asked)).status).toBe(200)
          const store = await fetch(`${second.url}/api/healthcheck/store`, asked)
          expect(await store.json()).toMatchObject({
            details: { info: [{ name: 'postgresql', state: 'up' }] },
          })

          const administrator = adminCommand(places[0] ?? {}, ['configuration', 'put'], another)
          expect((await administrator.ended).exitCode).toBe(0)
          const answers = await Promise.all([first, second].map(({ url }) => fetch(`${url}/config.json`)))
          expect(await Promise.all(answers.map(clientIdIn))).toEqual(['another', 'another'])

          for (const service of services) service.kill('SIGTERM')
          const endings = await Promise.all(services.map(({ ended }) => ended))
          expect(endings.map(({ exitCode }) => exitCode)).toEqual([0, 0])
        }),
      )
      await drop()
    },
  )

  test('a database that only reads is an error of one sentence', async () => {
    const { databaseUrl, ask, drop } = await testDatabase(serverUrl)
    await (await postgresStore(databaseUrl)).close()
    const name = new URL(databaseUrl).pathname.slice(1)
    await ask(`alter database ${name} set default_transaction_read_only = on`)
    await withPlace(async ({ environment }) => {
      const { exitCode, err } = await serviceProcess({ ...environment, DATABASE_URL: databaseUrl }).ended
      expect(exitCode).toBe(1)
      expect(err.trim()).toBe(
        'The database of DATABASE_URL can only be read: give the address of the one that takes writes.',
      )
    })
    await drop()
  })

  test('npm run restore gives a database filled by pg_restore a new generation', async () => {
    const { databaseUrl, drop } = await testDatabase(serverUrl)
    const generation = async () => {
      const store = await postgresStore(databaseUrl)
      await store.close()
      return store.generation
    }
    const before = await generation()
    expect(await generation()).toBe(before)
    await withPlace(async ({ environment }) => {
      const command = storeCommand({ ...environment, DATABASE_URL: databaseUrl }, 'restore', ['--filled'])
      expect(await command.ended).toMatchObject({ exitCode: 0, err: '' })
    })
    expect(await generation()).not.toBe(before)
    await drop()
  })

  test('npm run restore says that a database was not filled, and leaves it empty', async () => {
    const { databaseUrl, ask, drop } = await testDatabase(serverUrl)
    await withPlace(async ({ environment }) => {
      const command = storeCommand({ ...environment, DATABASE_URL: databaseUrl }, 'restore', ['--filled'])
      const { exitCode, err } = await command.ended
      expect(exitCode).toBe(1)
      expect(err).toMatch(/^The database of DATABASE_URL has no tables of Kalends\./)
    })
    expect(await ask("select tablename from pg_tables where schemaname = 'public'")).toEqual([])
    await drop()
  })
}

const another = JSON.stringify([
  {
    name: 'core',
    configurations: [
      {
        name: 'openid-connect',
        value: { issuer_url: 'http://127.0.0.1:1', clients: [{ client_id: 'another' }] },
      },
    ],
  },
])

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ username: 'admin@kalends.example', password: 'admin' }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function clientIdIn(answer: Response): Promise<string> {
  const { oidc } = v.parse(v.object({ oidc: v.object({ client_id: v.string() }) }), await answer.json())
  return oidc.client_id
}
