import type { BinStore } from './BinStore.ts'
import type { CalendarStore } from './CalendarStore.ts'
import type { ChangeStore } from './ChangeStore.ts'
import type { EventHistoryStore } from './EventHistoryStore.ts'
import type { PeopleStore } from './PeopleStore.ts'
import type { ConfigurationStore } from './ConfigurationStore.ts'
import type { MailStore } from './MailStore.ts'
import type { PushStore } from './PushStore.ts'
import type { SchedulingStore } from './SchedulingStore.ts'
import type { SecretAddressStore } from './SecretAddressStore.ts'
import type { ShareStore } from './ShareStore.ts'
import type { SharedStore } from './SharedStore.ts'
import type { UnseenStore } from './unseen/UnseenStore.ts'
import type { WebCalendarStore } from './web/WebCalendarStore.ts'

/**
 * Everything that is stored: a port of the service. Each call is one transaction, durable when its promise
 * resolves. Intervals are half-open. Throws `StoreUnavailable` if the store cannot be reached, `StoreDamaged`
 * if it cannot be read, and `StoreFull` if nothing more can be written.
 */
export type Store = PeopleStore &
  ConfigurationStore &
  SharedStore &
  CalendarStore &
  BinStore &
  EventHistoryStore &
  UnseenStore &
  ShareStore &
  SecretAddressStore &
  WebCalendarStore &
  SchedulingStore &
  MailStore &
  ChangeStore &
  PushStore & {
    /** The kind of store, for the health page (HC-5). */
    readonly engine: 'memory' | 'sqlite' | 'postgresql'
    /**
     * A random id that changes when a backup is restored. Revisions of different generations cannot be
     * compared, because they count different writes (CAL-19).
     */
    readonly generation: string
    /** Resolves when the store answers a query (HC-5). */
    ping(): Promise<void>
    /** Writes as much as a large event, and so shows whether the disk takes it. Missing if there is no disk. */
    readonly tryWrite?: () => Promise<void>
    /**
     * What is damaged, in a sentence for administrators, or null. Each call may check a further part of the
     * store.
     */
    readonly damage?: () => string | null
    close(): Promise<void>
  }
