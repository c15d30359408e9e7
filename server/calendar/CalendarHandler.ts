import type { Call } from '../http/mount.ts'
import type { UserRecord } from '../store/Store.ts'

/** Answers a request of someone who may enter the home it names (CAL-21). */
export type CalendarHandler = (call: Call, user: UserRecord) => Response | Promise<Response>

/** What one kind of address answers, by verb. */
export type CalendarHandlers = Readonly<Record<string, CalendarHandler>>
