import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database for one test file. */
export type TestDatabase = {
  readonly databaseUrl: string
  /** Runs a query outside of any store. */
  ask(text: string): Promise<readonly unknown[]>
  /** Deletes everything in it. */
  empty(): Promise<void>
  drop(): Promise<void>
}

/** The PostgreSQL server for tests, if there is one (`scripts/withPostgres.ts`). */
export const testServerUrl = process.env['DATABASE_URL_TEST']

/** Where PostgreSQL is for tests, and how to open it there: inside this process only where they have no server. */
export const postgresHere = <Place>(
  inThisProcess: () => Promise<Place>,
  onServer: (serverUrl: string) => Promise<Place>,
  serverUrl: string | undefined = testServerUrl,
): readonly [where: string, open: () => Promise<Place>] =>
  serverUrl === undefined
    ? ['inside this process', inThisProcess]
    : ['on a server', () => onServer(serverUrl)]

/** Creates a new database on the server; existing ones are left alone. */
export async function testDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `kalends_test_${randomBytes(6).toString('hex')}`
  await asking(serverUrl, `create database ${name}`)
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  const databaseUrl = address.href
  const ask = (text: string) => asking(databaseUrl, text)
  return {
    databaseUrl,
    ask,
    empty: async () => void (await ask('drop schema public cascade; create schema public')),
    drop: async () => void (await asking(serverUrl, `drop database ${name} with (force)`)),
  }
}

async function asking(databaseUrl: string, text: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
