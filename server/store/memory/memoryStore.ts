import { localChanges } from '../localChanges.ts'
import type { PushSubscriptionRecord } from '../PushStore.ts'
import type { UserRecord } from '../records.ts'
import type { Store } from '../Store.ts'
import { memoryBin } from './memoryBin.ts'
import { memoryCalendars } from './memoryCalendars.ts'
import { memoryChangedSince } from './memoryChangedSince.ts'
import { memoryConfiguration } from './memoryConfiguration.ts'
import { memoryErasing, type ErasedUsers } from './memoryErasing.ts'
import { memoryEvents } from './memoryEvents.ts'
import { memoryExpiring } from './memoryExpiring.ts'
import { memoryHistory } from './memoryHistory.ts'
import { memoryMails } from './memoryMails.ts'
import { memoryPeople } from './memoryPeople.ts'
import { memoryPins } from './memoryPins.ts'
import { memoryReminders } from './memoryReminders.ts'
import { memoryScheduling } from './memoryScheduling.ts'
import { memorySecretAddresses } from './memorySecretAddresses.ts'
import { memoryShares } from './memoryShares.ts'
import { memoryShelves } from './memoryShelves.ts'
import { memoryUnseen } from './memoryUnseen.ts'
import { memoryThrottle } from './memoryThrottle.ts'
import { memoryWebCalendars } from './memoryWebCalendars.ts'

/** A store in memory: for tests and mocks, and the reference that the other stores are compared with. */
export function memoryStore(): Store {
  const shelves = memoryShelves()
  const history = memoryHistory(shelves)
  const bin = memoryBin(shelves, history)
  const scheduling = memoryScheduling()
  const unseen = memoryUnseen()
  const calendars = memoryCalendars(shelves, { bin, history, scheduling, unseen })
  const subscriptions = new Map<string, PushSubscriptionRecord>()
  const mails = memoryMails()
  const configuration = memoryConfiguration()
  const users = new Map<string, UserRecord>()
  const erased: ErasedUsers = new Map()
  const { dropPassword, ...people } = memoryPeople({ calendars, subscriptions, users, erased })
  const credentials = { sessions: people.sessions, tokens: people.tokens, dropPassword }
  const parts = {
    users,
    erased,
    shelves,
    bin,
    history,
    unseen,
    scheduling,
    mails,
    configuration,
    credentials,
  }
  const shares = memoryShares(shelves, people.users.byId)
  return {
    engine: 'memory',
    generation: crypto.randomUUID(),
    ...people,
    users: { ...people.users, ...memoryErasing(parts) },
    expiring: memoryExpiring(),
    throttle: memoryThrottle(),
    pins: memoryPins(),
    configuration,
    calendars,
    events: memoryEvents(shelves, { bin, history, scheduling, unseen }),
    bin,
    history: {
      ...history,
      sweep: async (now) => {
        await history.sweep(now)
        unseen.sweep(now)
      },
      changedSince: memoryChangedSince(shelves, history, bin),
    },
    unseen,
    scheduling,
    mails,
    changes: localChanges(),
    secretAddresses: memorySecretAddresses(shelves),
    shares,
    webCalendars: memoryWebCalendars(shelves, shares.give),
    ...memoryReminders(shelves, subscriptions),
    ping: async () => undefined,
    close: async () => undefined,
  }
}
