import type { EpochMs, IsoDate, LocalDateTime } from '../time/units.ts'

/** When an event is, as it is shown. */
export type EventWhen =
  | {
      readonly kind: 'timed'
      readonly start: EpochMs
      /** Exclusive; equal to `start` for an event without length. */
      readonly end: EpochMs
      /** `UTC`, an IANA name, or an offset such as `-07:41` for a zone that only its VTIMEZONE knows; null is floating: read in the view's zone. */
      readonly zone: string | null
    }
  | {
      readonly kind: 'allDay'
      readonly first: IsoDate
      /** Inclusive. */
      readonly last: IsoDate
    }

export type EventStatus = 'confirmed' | 'tentative' | 'cancelled'
export type EventReply = 'needs-action' | 'accepted' | 'declined' | 'tentative'
export type Visibility = 'public' | 'private' | 'confidential'

/** One occurrence of an event: what the views think with. The jCal it was read from stays the record of truth. */
export type CalendarEvent = {
  /** `${calendarId}/${eventId}/${occurrence ?? ''}`, unique within a view. */
  readonly key: string
  readonly calendarId: string
  /** The name of the stored object, without its ending. */
  readonly eventId: string
  /** Which occurrence of a series, see `occurrenceId`; null for an event that does not repeat. */
  readonly occurrence: string | null
  readonly uid: string
  readonly title: string
  readonly location: string
  readonly description: string
  readonly when: EventWhen
  readonly status: EventStatus
  /** The reader's own answer, where the reader is among the attendees. */
  readonly reply: EventReply | null
  /** Whether the time stays free (TRANSP:TRANSPARENT). */
  readonly isFree: boolean
  readonly visibility: Visibility
  readonly isRecurring: boolean
  readonly etag: string | null
  /** How far a change to it has come that the service does not have yet. */
  readonly write?: 'saving' | 'unsaved' | undefined
}

/** When an event is, as a person edits it: local times. */
export type DraftWhen =
  | {
      readonly kind: 'timed'
      readonly start: LocalDateTime
      /** Exclusive. */
      readonly end: LocalDateTime
      readonly zone: string | null
    }
  | {
      readonly kind: 'allDay'
      readonly first: IsoDate
      /** Inclusive. */
      readonly last: IsoDate
    }

/** What the event dialog edits. */
export type EventDraft = {
  readonly title: string
  readonly location: string
  readonly description: string
  readonly when: DraftWhen
  readonly isFree: boolean
  readonly visibility: Visibility
  readonly calendarId: string
  /** null or nothing: it happens once. */
  readonly repeats?: Repeats | null
}

/** How an event repeats, as a person chooses it; what each rhythm means comes from the day it starts on. */
export type Repeats = {
  /** `custom` is any rule that none of the others says: it is kept as it is, but for its end. */
  readonly every: Rhythm | 'custom'
  readonly end: RepeatsEnd
}

export type Rhythm = 'day' | 'weekday' | 'week' | 'monthDay' | 'monthWeekday' | 'year'

export type RepeatsEnd =
  | { readonly kind: 'never' }
  /** The last day, inclusive. */
  | { readonly kind: 'on'; readonly date: IsoDate }
  /** How many occurrences in all. */
  | { readonly kind: 'after'; readonly times: number }
