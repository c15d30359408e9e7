import type { DraftWhen, EventDraft, RepeatRule, Repeats, RepeatsEnd } from '#domain/event/CalendarEvent.ts'
import { addMonths } from '#domain/time/dates.ts'
import type { EventForm } from './eventForm.ts'
import { ruleFields } from './ruleFields.ts'
import { instantOf, localOf } from '#domain/time/instantOf.ts'
import { localDateTime } from '#domain/time/localDateTime.ts'
import { localMs, minuteMs, toIsoDate } from '#domain/time/units.ts'

/**
 * The fields for a draft. The fields it does not use (the times of an all-day event) begin with sensible
 * values.
 *
 * @param minutes how long an all-day event is that is given times
 */
export function formOf(
  { when, repeats = null, ...draft }: EventDraft,
  zone: string,
  minutes = 60,
): EventForm {
  const rest = {
    ...textsOf(draft),
    ...furtherForm(draft),
    guests: guestsForm(draft),
    ...repeatsForm(repeats, when),
  }
  if (when.kind === 'allDay') {
    const { first, last } = when
    return {
      ...rest,
      isAllDay: true,
      startDate: first,
      endDate: last,
      startTime: '09:00',
      endTime: afterNine(minutes),
      zone,
      endZone: '',
    }
  }
  const [startDate, startTime] = splitLocal(when.start)
  const { zone: own, endZone = '' } = when
  const isApart = own !== null && endZone !== ''
  const [endDate, endTime] = splitLocal(isApart ? localOf(instantOf(when.end, own), endZone) : when.end)
  return { ...rest, isAllDay: false, startDate, startTime, endDate, endTime, zone: own ?? '', endZone }
}

type Rest = Omit<EventDraft, 'when' | 'repeats'>

const textsOf = ({
  title,
  location,
  description,
  styledDescription = '',
  isFree,
  visibility,
  calendarId,
}: Rest) => ({
  title,
  location,
  description,
  styledDescription,
  isFree,
  visibility,
  calendarId,
})

function furtherForm(draft: Rest) {
  const { status = 'confirmed', colour = '', url = '', conference = '' } = draft
  const { categories = [], attachments = [], reminders = null } = draft
  const lists = { categories: [...categories], attachments: [...attachments] }
  const reminding = { reminders: reminders && [...reminders], typedReminder: null }
  return { status, colour, url, conference, ...lists, ...reminding }
}

function repeatsForm(repeats: Repeats | null, when: DraftWhen) {
  const end: RepeatsEnd = repeats?.end ?? { kind: 'never' }
  const startDate = when.kind === 'allDay' ? when.first : toIsoDate(when.start.slice(0, 10))
  return {
    repeats: repeats?.rule ? ('rule' as const) : (repeats?.every ?? ('never' as const)),
    ...ruleFields(repeats?.rule ?? defaultRule),
    ending: end.kind,
    lastDate: end.kind === 'on' ? end.date : addMonths(startDate, 3),
    times: end.kind === 'after' ? String(end.times) : '10',
  }
}

/** What the fields of a rule begin with. */
const defaultRule: RepeatRule = { frequency: 'WEEKLY', interval: 1, weekdays: [], on: 'day' }

function guestsForm({ guests }: Pick<EventDraft, 'guests'>): EventForm['guests'] {
  return {
    organizer: guests?.organizer ?? null,
    guests: [...(guests?.guests ?? [])],
    ...(guests?.rooms && { rooms: guests.rooms }),
    typed: '',
    typedRoom: '',
  }
}

/** The time this long after nine, on the same day. */
const afterNine = (minutes: number) =>
  localDateTime(localMs(Math.min(9 * 60 + minutes, 24 * 60 - 1) * minuteMs)).slice(11, 16)

const splitLocal = (local: string): [string, string] => [local.slice(0, 10), local.slice(11, 16)]
