import path from 'node:path'
import { freePortPair } from './freePortPair.ts'
import { ownDatabase } from './ownDatabase.ts'
import { roundRobin } from './roundRobin.ts'
import { runKalends, type Kalends } from './runKalends.ts'

type Options = {
  readonly dataDir: string
  readonly settings: Readonly<Record<string, string>>
}

/** Kalends as `npm start` runs it, with a database of its own on the PostgreSQL server of the tests. */
export async function kalendsOnPostgres({ dataDir, settings }: Options): Promise<Kalends> {
  const database = await ownDatabase()
  const kalends = await runKalends({
    dataDir,
    settings: { ...settings, DATABASE_URL: database.databaseUrl },
  })
  return {
    url: kalends.url,
    stop: async () => {
      await kalends.stop()
      await database.drop()
    },
  }
}

/** Two processes on one database, and a proxy that gives each request to the other one. */
export async function kalendsInTwoProcesses({ dataDir, settings }: Options): Promise<Kalends> {
  const database = await ownDatabase()
  const port = await freePortPair()
  const url = `http://localhost:${port}`
  const started: Kalends[] = []
  const ports: number[] = []
  // One after the other: people sign in with the provider of the second, which replaces the settings of the first.
  for (const name of ['first', 'second']) {
    const own = await freePortPair()
    const more = { DATABASE_URL: database.databaseUrl, PUBLIC_URL: url, TRUST_PROXY: 'true' }
    ports.push(own)
    started.push(
      await runKalends({ dataDir: path.join(dataDir, name), port: own, settings: { ...settings, ...more } }),
    )
  }
  const proxy = await roundRobin(path.join(dataDir, 'proxy'), { port, ports })
  return {
    url: `${url}/`,
    stop: async () => {
      await proxy.stop()
      for (const each of started) await each.stop()
      await database.drop()
    },
  }
}
