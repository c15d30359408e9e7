import type { EventPerson } from '../event/guests/GuestList.ts'
import type { DraftWhen, RepeatsEnd } from '../event/CalendarEvent.ts'
import type { DateLanguage } from '../time/parseWrittenDate.ts'
import type { NthWeekday } from '../recurrence/Rule.ts'
import type { LocalDateTime } from '../time/units.ts'

/** The languages that a sentence can be read in. */
export type QuickAddLanguage = 'en' | 'fr' | 'de' | 'es'

/** What a sentence is read with. */
export type QuickAddReference = {
  readonly language: QuickAddLanguage
  /** The names of days and months, and the order of numbers in a date. */
  readonly dates: DateLanguage
  /** What the clock shows where the person is: `YYYY-MM-DDTHH:mm`, seconds optional. */
  readonly now: LocalDateTime
  /** The zone of that clock. */
  readonly zone: string
  /** How long an event is that has a start and no end. */
  readonly minutes: number
  /** The calendars that accept new events. */
  readonly calendars: readonly { readonly id: string; readonly name: string }[]
  /**
   * Those who may be named as guests, in groups: a name is that of the one person of the first group that has a person of
   * this name. None by default.
   */
  readonly people?: readonly (readonly EventPerson[])[]
  /** Words of the sentence that belong to the title, whatever they could mean. */
  readonly plain?: readonly string[]
  /** What is not read, but left in the title. */
  readonly without?: readonly QuickAddPartKind[]
}

export type QuickAddPartKind = 'when' | 'place' | 'calendar' | 'guest' | 'repeats' | 'reminder' | 'category'

/** Words of the sentence, and what kind of thing they say. `end` is exclusive. */
export type QuickAddPart = {
  readonly kind: QuickAddPartKind
  readonly start: number
  readonly end: number
}

/** How an event repeats: RFC 5545 3.3.10 with the parts that a sentence can say. */
export type QuickAddRule = {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  readonly interval: number
  readonly days: readonly NthWeekday[]
  /** Days of the month, -1 for the last one; empty if the start or the weekdays say it. */
  readonly monthDays: readonly number[]
  /** Which one of the weekdays in a month is meant (BYSETPOS): -1 for the last working day; null for each of them. */
  readonly position: number | null
  readonly end: RepeatsEnd
}

/** An event in a sentence. */
export type QuickAddReading = {
  /** What is left of the text. */
  readonly title: string
  /** null if the text says nothing about it. */
  readonly when: DraftWhen | null
  readonly place: string
  /** null if none is named. */
  readonly calendarId: string | null
  /** The e-mail addresses of guests. A name without an address stays in the title. */
  readonly guests: readonly string[]
  readonly rule: QuickAddRule | null
  /** Minutes before the start. */
  readonly reminders: readonly number[]
  readonly categories: readonly string[]
  /** By their start; they do not overlap. */
  readonly parts: readonly QuickAddPart[]
}
