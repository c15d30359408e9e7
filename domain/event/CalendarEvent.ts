import type { JCalComponent } from '#contract/jcal.ts'
import type { GuestList } from './guests/GuestList.ts'
import type { EpochMs, IsoDate, LocalDateTime, Weekday } from '../time/units.ts'
import type { FurtherDetails } from './further/FurtherDetails.ts'

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

/**
 * One occurrence of an event, as the views use it. The jCal it was read from remains the authoritative form.
 * Most events read their details on demand, by accessors of a class, which a spread does not copy: `...`
 * would lose them, and does not compile (`PlainEvent` is for plain ones).
 */
export declare abstract class CalendarEvent {
  /** `${calendarId}/${eventId}/${occurrence ?? ''}`, unique within a view. */
  abstract get key(): string
  abstract get calendarId(): string
  /** The name of the stored object, without its extension. */
  abstract get eventId(): string
  /** Which occurrence of a series, see `occurrenceId`; null for an event that does not repeat. */
  abstract get occurrence(): string | null
  abstract get uid(): string
  abstract get title(): string
  abstract get location(): string
  abstract get description(): string
  readonly when: EventWhen
  abstract get status(): EventStatus
  /** The reader's own answer, if the reader is among the attendees. */
  abstract get reply(): EventReply | null
  /** Whether the time stays free (TRANSP:TRANSPARENT). */
  abstract get isFree(): boolean
  abstract get visibility(): Visibility
  abstract get isRecurring(): boolean
  abstract get etag(): string | null
  /** COLOR as it is stored; empty or missing for none. */
  readonly colour?: string
  /** Missing or none for none. */
  readonly categories?: readonly string[]
  /** The VEVENT it was read from: of its series, or of the override of this occurrence; missing for one made here. */
  readonly vevent?: JCalComponent | undefined
  /** The same event in each of the calendars it lies in, this one first; missing in one calendar (`mergeCopies`). */
  readonly copies?: readonly CalendarEvent[] | undefined
  /** How far a change of it has come that the service does not have yet; `added` and `removed` are only drawn so far. */
  readonly write?: 'saving' | 'unsaved' | 'added' | 'removed' | undefined
  /** What others did to it since the reader last looked; `was` where it is no more. Missing for nothing. */
  readonly unseen?: 'added' | 'moved' | 'changed' | 'cancelled' | 'transferred' | 'was' | undefined
  /** What is said of it last in its accessible name; missing for nothing. */
  readonly note?: string | undefined
  /** It is being typed, and exists nowhere else yet. It is drawn before all others of its day. */
  readonly isDraft?: true | undefined
}

/** An event as a plain value, which may be copied: in tests, and for events created here. */
export type PlainEvent = { readonly [Name in keyof CalendarEvent]: CalendarEvent[Name] }

/** When an event is, as a person edits it: local times. */
export type DraftWhen =
  | {
      readonly kind: 'timed'
      readonly start: LocalDateTime
      /** Exclusive, also in `zone`. */
      readonly end: LocalDateTime
      readonly zone: string | null
      /** The zone that the end is written in; missing where that is `zone`, or as it was. */
      readonly endZone?: string
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
  /** The same as HTML, by anybody; nothing or empty for a plain text. */
  readonly styledDescription?: string
  readonly when: DraftWhen
  readonly isFree: boolean
  readonly visibility: Visibility
  readonly calendarId: string
  /** null or nothing: it happens once. */
  readonly repeats?: Repeats | null
  /** Nothing: confirmed. */
  readonly status?: EventStatus
  /** Nothing for an event of one person. */
  readonly guests?: GuestList
} & Partial<FurtherDetails>

/** How an event repeats, as a person chooses it. The day it starts on determines the rest. */
export type Repeats = {
  /** `custom` is any other rule: `rule`, or without it the one that is stored, unchanged but for its end. */
  readonly every: Rhythm | 'custom'
  readonly end: RepeatsEnd
  readonly rule?: RepeatRule
}

/** A rule that is chosen part by part. */
export type RepeatRule = {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  /** At least 1. */
  readonly interval: number
  /** Of a week, 0 for Sunday; the weekday of the start belongs to them in any case. */
  readonly weekdays: readonly Weekday[]
  /**
   * Which day of a month, or of the month of a year, after that of the start: of the same number, the same
   * weekday (the second Tuesday), the last such weekday, the last day, the last one of Monday to Friday, or
   * several days of a month.
   */
  readonly on: 'day' | 'weekday' | 'lastWeekday' | 'lastDay' | 'lastWorkingDay' | 'days'
  /** Those several days, in order, -1 for the last one; the day of the start belongs to them in any case. */
  readonly monthDays?: readonly number[]
}

export type Rhythm = 'day' | 'weekday' | 'week' | 'monthDay' | 'monthWeekday' | 'year'

export type RepeatsEnd =
  | { readonly kind: 'never' }
  /** The last day, inclusive. */
  | { readonly kind: 'on'; readonly date: IsoDate }
  /** How many occurrences in all. */
  | { readonly kind: 'after'; readonly times: number }
