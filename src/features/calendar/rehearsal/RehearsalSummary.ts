import type { DatesCounted } from '#domain/edits/rehearsal/datesCounted.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'

/** What a rehearsal says of itself. */
export type RehearsalSummary =
  | {
      readonly kind: 'import'
      readonly calendar: string
      readonly added: number
      /** In the calendar already; null if its server does not say. */
      readonly alreadyThere: number | null
    }
  | { readonly kind: 'series'; readonly title: string; readonly dates: DatesCounted }
  /** An event that does not repeat; `when` it will be, null if that stays. */
  | { readonly kind: 'event'; readonly title: string; readonly when: EventWhen | null }
  | {
      readonly kind: 'deletion'
      readonly calendar: string
      /** null if its server does not say. */
      readonly events: number | null
      readonly hasBin: boolean
    }
