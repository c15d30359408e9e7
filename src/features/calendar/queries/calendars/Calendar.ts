import type { CalendarRights } from './rightsOf.ts'

/** A calendar as the application thinks of it. */
export type Calendar = CalendarRights & {
  readonly id: string
  /** Whose home it is in: another person's where it was shared. */
  readonly homeId: string
  /** Never empty: the default calendar has a translated name. */
  readonly name: string
  readonly description: string
  /** `#rrggbb`. */
  readonly colour: string
  /** Whether the server says by a ctag that it was written to (CAL-19). */
  readonly hasCtag: boolean
  readonly isDefault: boolean
}
