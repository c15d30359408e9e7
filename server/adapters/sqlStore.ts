import { sql, type Kysely } from 'kysely'
import type { Store } from '../ports.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { sqlStoreCalendars } from './sqlStoreCalendars.ts'
import { sqlStoreConfiguration } from './sqlStoreConfiguration.ts'
import { sqlStoreEvents } from './sqlStoreEvents.ts'
import { sqlStorePeople } from './sqlStorePeople.ts'

/** The store over a database with our tables. The dialect beneath names its failures as the ports do. */
export function sqlStore(db: Kysely<SqlSchema>): Store {
  return {
    ...sqlStorePeople(db),
    configuration: sqlStoreConfiguration(db),
    calendars: sqlStoreCalendars(db),
    events: sqlStoreEvents(db),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
