import type { Store } from '../Store.ts'
import { generationIn } from './sqlGeneration.ts'
import { sqlStoreCalendars } from './sqlStoreCalendars.ts'
import { sqlStoreConfiguration } from './sqlStoreConfiguration.ts'
import { sqlStoreEvents } from './events/sqlStoreEvents.ts'
import { sqlStoreExpiring } from './sqlStoreExpiring.ts'
import { sqlStorePins } from './sqlStorePins.ts'
import { sqlStorePeople } from './sqlStorePeople.ts'
import { sqlStoreThrottle } from './sqlStoreThrottle.ts'
import { sqlStoreTokens } from './sqlStoreTokens.ts'
import { sqlStoreWatch } from './sqlStoreWatch.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** The store over a database with our tables. The dialect beneath names its failures as the ports do. */
export async function sqlStore(database: SqlDatabase): Promise<Store> {
  const { db, engine } = database
  const generation = await generationIn(db)
  const watch = await sqlStoreWatch(database)
  return {
    engine: engine.name,
    generation,
    ...sqlStorePeople(database),
    expiring: sqlStoreExpiring(database),
    throttle: sqlStoreThrottle(database),
    tokens: sqlStoreTokens(database),
    pins: sqlStorePins(database),
    configuration: sqlStoreConfiguration(database, watch),
    calendars: sqlStoreCalendars(database),
    events: sqlStoreEvents(database),
    // A row of a table: what answers without reading a page says nothing of the pages.
    ping: async () => {
      await generationIn(db)
    },
    close: () => {
      watch.stop()
      return db.destroy()
    },
  }
}
