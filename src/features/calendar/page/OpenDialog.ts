import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { CalendarSet } from '../sidebar/sets/CalendarSet.ts'

/** The dialog that is open besides what the address names. */
export type OpenDialog =
  | { readonly kind: 'calendar'; readonly calendar: Calendar | null }
  | { readonly kind: 'deletion'; readonly calendar: Calendar }
  | {
      readonly kind: 'set'
      readonly set: CalendarSet | null
      readonly shown: readonly Calendar[]
      readonly taken: ReadonlySet<string>
    }
  /** The file that was dropped or pasted, if it begins with one. */
  | { readonly kind: 'import'; readonly file?: File }
  /** A calendar that a `webcal:` link leads to; `file` is its address. */
  | { readonly kind: 'published'; readonly file: URL }
  | {
      readonly kind: 'scope'
      readonly datesOf: (scope: Scope) => DatesChanged
      readonly answer: (scope: Scope | null) => void
    }
  | { readonly kind: 'more'; readonly date: IsoDate; readonly anchor: HTMLElement }
