import * as v from 'valibot'
import { calendarChange, newCalendar } from '#contract/calendar.ts'
import { jCal } from '#contract/jcal.ts'
import { readDate } from '../time/parseDate.ts'
import { guestListSchema } from '../event/guests/guestListSchema.ts'
import { epochMs, type IsoDate } from '../time/units.ts'
import { editVersion, type Edit } from './Edit.ts'

const instant = v.pipe(v.number(), v.finite(), v.transform(epochMs))
const isoDate = v.custom<IsoDate>((input) => typeof input === 'string' && readDate(input) !== null)

const batchAction = v.variant('name', [
  v.object({ name: v.literal('move'), minutes: v.number() }),
  v.object({ name: v.literal('recolour'), colour: v.string() }),
  v.object({ name: v.literal('delete') }),
])

const head = {
  version: v.literal(editVersion),
  id: v.pipe(v.string(), v.nonEmpty()),
  at: instant,
  telling: v.exactOptional(v.object({ isSilent: v.boolean(), note: v.string() })),
  batch: v.exactOptional(v.object({ id: v.string(), does: batchAction })),
}

const calendarName = v.object({ userId: v.string(), calendarId: v.string() })
const objectName = v.object({ userId: v.string(), calendarId: v.string(), eventId: v.string() })

/** A calendar object in one version, as it was stored with an edit. */
export const storedVersion = v.object({
  data: jCal,
  etag: v.nullable(v.string()),
  isReported: v.exactOptional(v.boolean()),
})
const baseVersion = v.union([v.literal('latest'), v.null(), storedVersion])

const ofEvent = { ...head, object: objectName, title: v.string(), baseVersion }

const scope = v.picklist(['this', 'following', 'all'])
const occurrence = v.nullable(v.string())
const inSeries = { occurrence, scope }

const allDay = v.object({ kind: v.literal('allDay'), first: isoDate, last: isoDate })
const zone = v.nullable(v.string())
const draftWhen = v.variant('kind', [
  v.object({
    kind: v.literal('timed'),
    start: v.string(),
    end: v.string(),
    zone,
    endZone: v.exactOptional(v.string()),
  }),
  allDay,
])
const eventWhen = v.variant('kind', [
  v.object({ kind: v.literal('timed'), start: instant, end: instant, zone }),
  allDay,
])

const repeats = v.object({
  every: v.picklist(['day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year', 'custom']),
  end: v.variant('kind', [
    v.object({ kind: v.literal('never') }),
    v.object({ kind: v.literal('on'), date: isoDate }),
    v.object({ kind: v.literal('after'), times: v.number() }),
  ]),
  rule: v.exactOptional(
    v.object({
      frequency: v.picklist(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
      interval: v.pipe(v.number(), v.integer(), v.minValue(1)),
      weekdays: v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
      on: v.picklist(['day', 'weekday', 'lastWeekday', 'lastDay', 'lastWorkingDay', 'days']),
      monthDays: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(31)))),
    }),
  ),
})

const reminder = v.variant('kind', [
  v.object({ kind: v.literal('relative'), to: v.picklist(['start', 'end']), minutes: v.number() }),
  v.object({ kind: v.literal('absolute'), at: instant }),
])
const textList = v.array(v.string())

const eventPatch = v.object({
  title: v.exactOptional(v.string()),
  location: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  styledDescription: v.exactOptional(v.string()),
  when: v.exactOptional(draftWhen),
  isFree: v.exactOptional(v.boolean()),
  visibility: v.exactOptional(v.picklist(['public', 'private', 'confidential'])),
  repeats: v.exactOptional(v.nullable(repeats)),
  status: v.exactOptional(v.picklist(['confirmed', 'tentative', 'cancelled'])),
  colour: v.exactOptional(v.string()),
  categories: v.exactOptional(textList),
  url: v.exactOptional(v.string()),
  conference: v.exactOptional(v.string()),
  attachments: v.exactOptional(textList),
  reminders: v.exactOptional(v.array(reminder)),
  guests: v.exactOptional(guestListSchema),
})

const answer = v.picklist(['needs-action', 'accepted', 'declined', 'tentative'])

const named = { title: v.string() }
export const eventDescription = v.variant('name', [
  v.object({ name: v.picklist(['created', 'changed']), ...named }),
  v.object({
    name: v.picklist(['moved', 'resized']),
    ...named,
    from: eventWhen,
    to: eventWhen,
    viewZone: v.string(),
  }),
  v.object({ name: v.literal('movedToCalendar'), ...named, calendarId: v.string() }),
  v.object({ name: v.literal('deleted'), ...named, scope }),
  v.object({ name: v.literal('answered'), ...named, answer }),
  v.object({ name: v.literal('imported'), count: v.number() }),
])

/** An edit of this version as it was stored; properties that are not listed here are dropped. */
export const editSchema = v.variant('kind', [
  v.object({ kind: v.literal('createEvent'), ...ofEvent, data: jCal }),
  v.object({
    kind: v.literal('changeEvent'),
    ...ofEvent,
    ...inSeries,
    splitId: v.string(),
    patch: eventPatch,
  }),
  v.object({
    kind: v.literal('moveEvent'),
    ...ofEvent,
    ...inSeries,
    splitId: v.string(),
    from: eventWhen,
    to: eventWhen,
    viewZone: v.string(),
  }),
  v.object({
    kind: v.literal('moveToCalendar'),
    ...ofEvent,
    to: calendarName,
    occurrence,
    patch: eventPatch,
  }),
  v.object({ kind: v.literal('deleteEvent'), ...ofEvent, ...inSeries }),
  v.object({
    kind: v.literal('answerInvitation'),
    ...ofEvent,
    occurrence,
    attendee: v.string(),
    answer,
    note: v.exactOptional(v.string()),
  }),
  v.object({
    kind: v.literal('restoreEvents'),
    ...head,
    baseVersion,
    direction: v.picklist(['undo', 'redo']),
    undoes: v.exactOptional(v.string()),
    of: eventDescription,
    objects: v.array(v.object({ object: objectName, from: v.nullable(jCal), to: v.nullable(jCal) })),
  }),
  v.object({
    kind: v.literal('importEvents'),
    ...head,
    calendar: calendarName,
    events: v.array(v.object({ eventId: v.string(), data: jCal })),
  }),
  v.object({ kind: v.literal('createCalendar'), ...head, userId: v.string(), properties: newCalendar }),
  v.object({
    kind: v.literal('changeCalendar'),
    ...head,
    calendar: calendarName,
    ...named,
    patch: calendarChange,
  }),
  v.object({ kind: v.literal('deleteCalendar'), ...head, calendar: calendarName, ...named }),
  v.object({ kind: v.literal('restoreCalendar'), ...head, calendar: calendarName, ...named }),
]) satisfies v.GenericSchema<unknown, Edit>
