import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PGliteDriver } from 'kysely'
import type { Store } from '../store/Store.ts'
import { postgresEngine } from '../store/postgres/postgresEngine.ts'
import { fromPostgresText, toPostgresText } from '../store/postgres/postgresText.ts'
import type { SqlSchema } from '../store/sql/sqlSchema.ts'
import { sqlStore } from '../store/sql/sqlStore.ts'
import { migrate } from '../store/sql/sqlStoreMigrations.ts'

const oids = { int8: 20, text: 25 }

/** PostgreSQL inside this process, in memory, for tests on machines without a server. */
export async function postgresLite(): Promise<PGlite> {
  const lite = new PGlite({
    parsers: { [oids.int8]: Number, [oids.text]: fromPostgresText },
    serializers: { [oids.text]: toPostgresText },
  })
  await lite.waitReady
  return lite
}

/**
 * The PostgreSQL store on it. Several may be open at once, like those of several processes; closing one
 * leaves the others open.
 */
export async function postgresLiteStore(lite: PGlite): Promise<Store> {
  const db = new Kysely<SqlSchema>({ dialect: new OneAtATime({ pglite: lite }) })
  await migrate({ db, engine: postgresEngine })
  const store = await sqlStore({ db, engine: postgresEngine })
  // Kysely would close the whole database.
  return { ...store, close: async () => undefined }
}

/** Deletes everything in it. */
export async function emptyPostgresLite(lite: PGlite): Promise<void> {
  await lite.exec('drop schema public cascade; create schema public')
}

/**
 * There is only one connection. A transaction keeps it until it ends, and Kysely's driver does not wait for
 * that.
 */
class OneAtATime extends PGliteDialect {
  readonly #config: { readonly pglite: PGlite }

  constructor(config: { readonly pglite: PGlite }) {
    super(config)
    this.#config = config
  }

  override createDriver(): PGliteDriver {
    return new OneAtATimeDriver(this.#config)
  }
}

class OneAtATimeDriver extends PGliteDriver {
  #last = Promise.withResolvers<void>()

  constructor(config: { readonly pglite: PGlite }) {
    super(config)
    this.#last.resolve()
  }

  override async acquireConnection() {
    const before = this.#last.promise
    this.#last = Promise.withResolvers<void>()
    const { resolve } = this.#last
    await before
    this.#release = resolve
    return super.acquireConnection()
  }

  override async releaseConnection() {
    this.#release()
  }

  #release: () => void = () => undefined
}
