import type { PostgresPool } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import { withTimeout } from '../../withTimeout.ts'
import { isConnectionGood, postgresFailure } from './postgresFailure.ts'
import { fromPostgresText, toPostgresText } from './postgresText.ts'

export type PoolOptions = {
  readonly connections: number
  /** How long a statement may take; null for as long as it needs. */
  readonly statementMs: number | null
}

const connectMs = 5000
const closeMs = 1500
const oids = { int8: 20, text: 25 }

/** Connections to the database in the shape Kysely asks for, their failures named as the ports name them. */
export function postgresPool(databaseUrl: string, { connections, statementMs }: PoolOptions): PostgresPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'kalends',
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: { getTypeParser },
    // Somewhat later than the database itself, which tells why: this is for one that has gone silent.
    ...(statementMs !== null && { query_timeout: statementMs + 1000 }),
    onConnect: (client) => {
      // Who waits for an answer is told; a connection that breaks meanwhile is replaced, which is no event of its own.
      client.on('error', () => undefined)
      return statementMs === null ? undefined : client.query(limits(statementMs))
    },
  })
  pool.on('error', () => undefined)
  const known = new WeakMap<PoolClient, PoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await named(() => pool.connect())
      const wrapped = known.get(client) ?? namedClient(client)
      known.set(client, wrapped)
      return wrapped
    },
    // A database that has gone silent does not even answer a goodbye.
    end: async () => void (await withTimeout(closeMs, pool.end())),
  }
}

function namedClient(client: PoolClient): PoolClient {
  let isBroken = false
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, parameters.map(bound))
    } catch (error) {
      isBroken ||= !isConnectionGood(error)
      throw postgresFailure(error)
    }
  }
  const release = (destroy = false) => client.release(destroy || isBroken)
  return new Proxy(client, {
    get: (target, name): unknown => {
      if (name === 'query') return query
      return name === 'release' ? release : Reflect.get(target, name)
    },
  })
}

async function named<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw postgresFailure(error)
  }
}

/** A process that hangs in the middle of a transaction gives its locks back. */
const limits = (statementMs: number) =>
  `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`

const bound = (value: unknown) => (typeof value === 'string' ? toPostgresText(value) : value)

const readers = new Map<number, (text: string) => unknown>([
  // Every number we keep is a safe one.
  [oids.int8, Number],
  [oids.text, fromPostgresText],
])

const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  readers.get(oid) ?? types.getTypeParser(oid, format)
