import { sql } from 'kysely'
import type { Store } from '../store.ts'
import { sqlStoreCalendars } from './sqlStoreCalendars.ts'
import { sqlStoreConfiguration } from './sqlStoreConfiguration.ts'
import { sqlStoreEvents } from './sqlStoreEvents.ts'
import { sqlStorePeople } from './sqlStorePeople.ts'
import { sqlStoreTokens } from './sqlStoreTokens.ts'
import { sqlStoreWatch } from './sqlStoreWatch.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** The store over a database with our tables. The dialect beneath names its failures as the ports do. */
export function sqlStore(database: SqlDatabase): Store {
  const { db, engine } = database
  const watch = sqlStoreWatch(database)
  return {
    engine: engine.name,
    ...sqlStorePeople(database),
    tokens: sqlStoreTokens(database),
    configuration: sqlStoreConfiguration(database, watch),
    calendars: sqlStoreCalendars(database),
    events: sqlStoreEvents(database),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => {
      watch.stop()
      return db.destroy()
    },
  }
}
