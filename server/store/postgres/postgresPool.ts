import type { PostgresPool } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import { withTimeout } from '../../withTimeout.ts'
import { isConnectionGood, postgresFailure } from './postgresFailure.ts'
import { postgresAddress } from './postgresAddress.ts'
import { fromPostgresText, toPostgresText } from './postgresText.ts'

export type PoolOptions = {
  readonly connections: number
  /** How long a statement may take; null for no limit. */
  readonly statementMs: number | null
}

const connectMs = 5000
const closeMs = 1500
const oids = { int8: 20, text: 25 }

/** Connections to the database for Kysely. Errors become those of the store. */
export function postgresPool(databaseUrl: string, { connections, statementMs }: PoolOptions): PostgresPool {
  const pool = new Pool({
    connectionString: postgresAddress(databaseUrl),
    application_name: 'kalends',
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: { getTypeParser },
    // A second later than the database's own limit, which gives a reason. This one is for a database that
    // does not respond at all.
    ...(statementMs !== null && { query_timeout: statementMs + 1000 }),
    onConnect: (client) => {
      // Queries that wait get the error themselves, and the pool replaces the connection.
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
    // A database that does not respond would not answer the end of the connection either.
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

/** Limits in the database, so that a process that hangs inside a transaction loses its locks. */
const limits = (statementMs: number) =>
  `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`

const bound = (value: unknown) => (typeof value === 'string' ? toPostgresText(value) : value)

const readers = new Map<number, (text: string) => unknown>([
  // All stored numbers are safe integers.
  [oids.int8, Number],
  [oids.text, fromPostgresText],
])

const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  readers.get(oid) ?? types.getTypeParser(oid, format)
