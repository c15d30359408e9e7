import type { CalendarChange, NewCalendar } from '#contract/calendar.ts'
import type { JCal } from '#contract/jcal.ts'
import type { EventReply, EventWhen } from '../event/CalendarEvent.ts'
import type { EventChange } from '../event/writeJCal.ts'
import type { Scope } from '../series/inScope.ts'
import type { EpochMs } from '../time/units.ts'
import type { Batch } from './batch/Batch.ts'
import type { EventDescription } from './EditDescription.ts'
import type { CalendarName, ObjectName } from './ObjectName.ts'
import type { BaseVersion } from './StoredVersion.ts'

/** The version of this format; `readEdit` upgrades older ones. */
export const editVersion = 1 as const

/**
 * Something that a person did, as plain JSON: it can be stored, sent, shown, merged, undone and applied
 * again.
 */
export type Edit = EventEdit | CalendarEdit | ImportEvents

/** An edit of one event or series, and of objects made from it. */
export type EventEdit =
  | CreateEvent
  | ChangeEvent
  | MoveEvent
  | MoveToCalendar
  | DeleteEvent
  | AnswerInvitation
  | RestoreEvents

export type CalendarEdit = CreateCalendar | ChangeCalendar | DeleteCalendar | RestoreCalendar

/** What the guests of an event are told of an edit. */
export type Telling = {
  readonly isSilent: boolean
  /** From the organizer; empty for nothing. */
  readonly note: string
}

type Head = {
  readonly version: typeof editVersion
  /** Globally unique, made by the caller. */
  readonly id: string
  /**
   * When it was made. Changed objects get this time as their stamp, so that applying it again gives the same
   * result.
   */
  readonly at: EpochMs
  /** Whether the guests are told, if that was asked; without it they are. */
  readonly telling?: Telling
  /** What it was made with; its inverse has the same. Missing for an edit that was made alone. */
  readonly batch?: Batch
}

type OfEvent = Head & {
  readonly object: ObjectName
  /** The title of the event as the person saw it when they made the edit; empty for none. */
  readonly title: string
  /** What was stored of `object` when the edit was made. */
  readonly baseVersion: BaseVersion
}

/** Which occurrence of a series, and which part of the series; null for an event that does not repeat. */
export type InSeries = { readonly occurrence: string | null; readonly scope: Scope }

/** The UID and name of the second series, if this edit splits one. */
type MaySplit = { readonly splitId: string }

export type CreateEvent = OfEvent & { readonly kind: 'createEvent'; readonly data: JCal }

export type ChangeEvent = OfEvent &
  InSeries &
  MaySplit & { readonly kind: 'changeEvent'; readonly patch: EventChange }

/** An event dragged to another time, `to`, whatever is stored by then. */
export type MoveEvent = OfEvent &
  InSeries &
  MaySplit & {
    readonly kind: 'moveEvent'
    readonly from: EventWhen
    readonly to: EventWhen
    /** The zone that the person saw. */
    readonly viewZone: string
  }

/** All of an event, changed while it moves. */
export type MoveToCalendar = OfEvent & {
  readonly kind: 'moveToCalendar'
  readonly to: CalendarName
  /** The occurrence that `patch.when` is about; null for the first. */
  readonly occurrence: string | null
  readonly patch: EventChange
}

export type DeleteEvent = OfEvent & InSeries & { readonly kind: 'deleteEvent' }

/** A guest's answer to an invitation, to one occurrence or to all. */
export type AnswerInvitation = OfEvent & {
  readonly kind: 'answerInvitation'
  readonly occurrence: string | null
  /** The guest's calendar address, with or without `mailto:`. */
  readonly attendee: string
  readonly answer: EventReply
  /** What the organizer is to read beside the answer; missing or empty for nothing. */
  readonly note?: string
}

/**
 * The inverse of another edit: each object goes back from what that edit made of it to what it was. With
 * `redo` and without `undoes` it is about no edit of this device: it brings back a former version (CAL-34).
 */
export type RestoreEvents = Head & {
  readonly kind: 'restoreEvents'
  /** What is stored of the first object. */
  readonly baseVersion: BaseVersion
  readonly direction: 'undo' | 'redo'
  /** The id of the edit that is undone, or done again: this one may be made before that one is stored. */
  readonly undoes?: string
  /** What is undone, or done again. */
  readonly of: EventDescription
  readonly objects: readonly {
    readonly object: ObjectName
    readonly from: JCal | null
    readonly to: JCal | null
  }[]
}

/** Events of a file: each is created only if nothing is stored under its name. */
export type ImportEvents = Head & {
  readonly kind: 'importEvents'
  readonly calendar: CalendarName
  readonly events: readonly { readonly eventId: string; readonly data: JCal }[]
}

export type CreateCalendar = Head & {
  readonly kind: 'createCalendar'
  readonly userId: string
  readonly properties: NewCalendar
}

export type ChangeCalendar = Head & {
  readonly kind: 'changeCalendar'
  readonly calendar: CalendarName
  /** The name of the calendar as the person saw it when they made the edit. */
  readonly title: string
  readonly patch: CalendarChange
}

export type DeleteCalendar = Head & {
  readonly kind: 'deleteCalendar'
  readonly calendar: CalendarName
  readonly title: string
}

/** A deleted calendar comes back from the bin with its events, if its server has a bin (CAL-34). */
export type RestoreCalendar = Head & {
  readonly kind: 'restoreCalendar'
  readonly calendar: CalendarName
  readonly title: string
}
