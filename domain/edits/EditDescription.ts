import type { EventReply, EventWhen } from '../event/CalendarEvent.ts'
import type { Scope } from '../series/inScope.ts'

/** The name of a sentence about an event, and its parameters; titles may be empty. */
export type EventDescription =
  | { readonly name: 'created' | 'changed'; readonly title: string }
  | {
      /** `resized` if its length changes. */
      readonly name: 'moved' | 'resized'
      readonly title: string
      readonly from: EventWhen
      readonly to: EventWhen
      readonly viewZone: string
    }
  | { readonly name: 'movedToCalendar'; readonly title: string; readonly calendarId: string }
  | { readonly name: 'deleted'; readonly title: string; readonly scope: Scope }
  | { readonly name: 'answered'; readonly title: string; readonly answer: EventReply }
  | { readonly name: 'imported'; readonly count: number }

/** The name of a sentence about a calendar, and its parameter. */
export type CalendarDescription = {
  readonly name: 'calendarCreated' | 'calendarChanged' | 'calendarDeleted' | 'calendarRestored'
  readonly title: string
}

/** The name of a sentence, and its parameters. The text belongs to the layer that shows it. */
export type EditDescription =
  | EventDescription
  | { readonly name: 'undone' | 'redone'; readonly of: EventDescription }
  | CalendarDescription
