import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { AskScope, ScopeQuestion } from '../edits/AskScope.ts'
import type { GridActions } from '../grid/GridActions.ts'
import type { ResumedImport } from '../importing/ResumedImport.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { ResumedDeletion } from '../sidebar/ResumedDeletion.ts'
import type { CalendarSet } from '../sidebar/sets/CalendarSet.ts'

/** The dialog that is open besides what the address names. */
export type OpenDialog =
  /** `web` is the address of a calendar on the web that is to be added. */
  | { readonly kind: 'calendar'; readonly calendar: Calendar | null; readonly web?: string }
  | { readonly kind: 'share'; readonly calendar: Calendar }
  | { readonly kind: 'deletion'; readonly calendar: Calendar; readonly resumed?: ResumedDeletion }
  | {
      readonly kind: 'set'
      readonly set: CalendarSet | null
      readonly shown: readonly Calendar[]
      readonly taken: ReadonlySet<string>
    }
  /** The file that was dropped or pasted, if it begins with one. */
  | { readonly kind: 'import'; readonly file?: File; readonly resumed?: ResumedImport }
  /** A calendar that a `webcal:` link leads to; `file` is its address. */
  | { readonly kind: 'published'; readonly file: URL }
  | {
      readonly kind: 'scope'
      readonly question: ScopeQuestion
      readonly answer: (scope: Scope | null) => void
    }
  /** Something is said to an event, beginning with a character. */
  | {
      readonly kind: 'saying'
      readonly event: CalendarEvent
      readonly typed: string
      readonly ask: AskScope
      readonly drag: GridActions['drag']
    }
  | { readonly kind: 'more'; readonly date: IsoDate; readonly anchor: HTMLElement }
