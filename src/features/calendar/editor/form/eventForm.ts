import * as v from 'valibot'
import { guestListSchema } from '#domain/event/guests/guestListSchema.ts'
import { epochMs } from '#domain/time/units.ts'

/** When it reminds, as `domain/event/further/Reminder` has it. */
const reminder = v.variant('kind', [
  v.object({ kind: v.literal('relative'), to: v.picklist(['start', 'end']), minutes: v.number() }),
  v.object({ kind: v.literal('absolute'), at: v.pipe(v.number(), v.transform(epochMs)) }),
])

/** A reminder as it is being typed: `further/reminderOf` reads it. */
const typedReminder = v.object({
  from: v.picklist(['beforeStart', 'afterStart', 'beforeEnd', 'afterEnd', 'days', 'at']),
  count: v.string(),
  unit: v.picklist(['minute', 'hour', 'day', 'week']),
  date: v.string(),
  time: v.string(),
})
export type TypedReminder = Readonly<v.InferOutput<typeof typedReminder>>

/** The people of an event, and what is in their fields and names nobody yet. */
const typedGuests = v.object({
  ...guestListSchema.entries,
  typed: v.optional(v.string(), ''),
  typedRoom: v.optional(v.string(), ''),
})
export type TypedGuests = v.InferOutput<typeof typedGuests>

/** The fields of the event dialog: text as it was typed, valid or not. */
export const eventForm = v.object({
  title: v.string(),
  isAllDay: v.boolean(),
  startDate: v.string(),
  startTime: v.string(),
  endDate: v.string(),
  endTime: v.string(),
  /** Empty for an event at the same clock time everywhere. */
  zone: v.string(),
  /** In which the end is written; empty for that of the start. */
  endZone: v.optional(v.string(), ''),
  calendarId: v.string(),
  isFree: v.boolean(),
  visibility: v.picklist(['public', 'private', 'confidential']),
  location: v.string(),
  description: v.string(),
  /** The same as HTML, by anybody; empty for a plain text. */
  styledDescription: v.optional(v.string(), ''),
  /** `rule` is what the fields from `frequency` on say, `custom` a stored rule that they cannot. */
  repeats: v.picklist([
    ...(['never', 'day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year'] as const),
    ...(['rule', 'custom'] as const),
  ]),
  frequency: v.optional(v.picklist(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']), 'WEEKLY'),
  interval: v.optional(v.string(), '1'),
  /** `1,3`: Monday and Wednesday. */
  weekdays: v.optional(v.string(), ''),
  on: v.optional(v.picklist(['day', 'weekday', 'lastWeekday', 'lastDay', 'lastWorkingDay', 'days']), 'day'),
  /** `1,15,-1`: the days that `days` is for. */
  monthDays: v.optional(v.string(), ''),
  ending: v.picklist(['never', 'on', 'after']),
  lastDate: v.string(),
  times: v.string(),
  // Drafts of earlier versions have none of these.
  status: v.optional(v.picklist(['confirmed', 'tentative', 'cancelled']), 'confirmed'),
  colour: v.optional(v.string(), ''),
  categories: v.optional(v.array(v.string()), []),
  url: v.optional(v.string(), ''),
  conference: v.optional(v.string(), ''),
  attachments: v.optional(v.array(v.string()), []),
  /** null: those of new events in its calendar. */
  reminders: v.optional(v.nullable(v.array(reminder)), null),
  /** null while nothing is typed that is not added yet. */
  typedReminder: v.optional(v.nullable(typedReminder), null),
  guests: v.optional(typedGuests, { organizer: null, guests: [] }),
})
export type EventForm = v.InferOutput<typeof eventForm>

export type FormField =
  | 'lastDate'
  | 'times'
  | 'interval'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'zone'
  | 'endZone'
  | 'calendar'
  | 'conference'
  | 'attachments'
  | 'guests'
  | 'room'
export type FormProblem =
  | 'not-a-date'
  | 'not-a-time'
  | 'ends-before-it-starts'
  | 'unknown-zone'
  | 'no-calendar'
  | 'not-a-number'
  | 'not-a-page'
  | 'not-an-address'
  | 'not-a-room'
export type FormProblems = Readonly<Partial<Record<FormField, FormProblem>>>
