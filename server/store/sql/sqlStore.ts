import type { Store } from '../Store.ts'
import { localChanges } from '../localChanges.ts'
import { sqlStoreBin } from './bin/sqlStoreBin.ts'
import { sqlStoreHistory } from './history/sqlStoreHistory.ts'
import { sqlUnseen } from './history/sqlUnseen.ts'
import { sqlStoreReminders } from './reminders/sqlStoreReminders.ts'
import { generationIn } from './sqlGeneration.ts'
import { sqlStoreCalendars } from './sqlStoreCalendars.ts'
import { sqlStoreConfiguration } from './sqlStoreConfiguration.ts'
import { sqlStoreEvents } from './events/sqlStoreEvents.ts'
import { sqlStoreExpiring } from './sqlStoreExpiring.ts'
import { sqlStorePins } from './sqlStorePins.ts'
import { sqlStorePeople } from './sqlStorePeople.ts'
import { sqlStoreThrottle } from './sqlStoreThrottle.ts'
import { sqlStoreMails } from './scheduling/sqlStoreMails.ts'
import { sqlStoreScheduling } from './scheduling/sqlStoreScheduling.ts'
import { sqlSecretAddresses } from './shares/sqlSecretAddresses.ts'
import { sqlStoreShares } from './shares/sqlStoreShares.ts'
import { sqlWebCalendars } from './shares/sqlWebCalendars.ts'
import { sqlStoreTokens } from './sqlStoreTokens.ts'
import { sqlStoreWatch } from './sqlStoreWatch.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** On a full disk a smaller text may still fit into a part of the log that is used again. */
const probeKey = 'health-probe'
const probeText = 'x'.repeat(64 * 1024)

/** The store in a database with these tables. Its dialect turns errors into those of the store. */
export async function sqlStore(database: SqlDatabase): Promise<Store> {
  const { db, engine } = database
  const generation = await generationIn(db)
  const watch = await sqlStoreWatch(database)
  const configuration = sqlStoreConfiguration(database, watch)
  return {
    engine: engine.name,
    generation,
    ...sqlStorePeople(database),
    expiring: sqlStoreExpiring(database),
    throttle: sqlStoreThrottle(database),
    tokens: sqlStoreTokens(database),
    pins: sqlStorePins(database),
    configuration,
    calendars: sqlStoreCalendars(database),
    events: sqlStoreEvents(database),
    bin: sqlStoreBin(database),
    history: sqlStoreHistory(database),
    unseen: sqlUnseen(database),
    scheduling: sqlStoreScheduling(database),
    mails: sqlStoreMails(database),
    changes: localChanges(),
    secretAddresses: sqlSecretAddresses(database),
    shares: sqlStoreShares(database),
    webCalendars: sqlWebCalendars(database),
    ...sqlStoreReminders(database),
    // Reads a row of a table, because a query that reads no page would not notice damaged pages.
    ping: async () => {
      await generationIn(db)
    },
    tryWrite: async () => {
      await configuration.remember(probeKey, probeText)
      // Its room is for others, and has to be found anew next time.
      await configuration.remember(probeKey, '')
    },
    close: () => {
      watch.stop()
      return db.destroy()
    },
  }
}
