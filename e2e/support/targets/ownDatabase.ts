import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A new database on the PostgreSQL server of the tests, which `scripts/withPostgres.ts` starts. */
export async function ownDatabase() {
  const serverUrl = process.env['DATABASE_URL_TEST']
  if (serverUrl === undefined) throw new Error('DATABASE_URL_TEST is not set: use scripts/withPostgres.ts')
  const name = `kalends_stories_${randomBytes(6).toString('hex')}`
  await run(serverUrl, `create database ${name}`)
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  return { databaseUrl: address.href, drop: () => run(serverUrl, `drop database ${name} with (force)`) }
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
