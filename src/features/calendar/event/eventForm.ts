import * as v from 'valibot'
import type { DraftWhen, EventDraft, Repeats, RepeatsEnd } from '#domain/event/CalendarEvent.ts'
import { validateDraft } from '#domain/event/validateDraft.ts'
import { addDays, addMonths, daysBetween } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { parseTime } from '#domain/time/parseTime.ts'
import { minuteMs } from '#domain/time/units.ts'
import { localDateTime, localMsOf } from '#domain/time/localDateTime.ts'
import { ianaZone } from '#domain/time/zones.ts'

/** What stands in the fields of the event dialog: text as it was typed, right or not yet. */
export const eventForm = v.object({
  title: v.string(),
  isAllDay: v.boolean(),
  startDate: v.string(),
  startTime: v.string(),
  endDate: v.string(),
  endTime: v.string(),
  /** Empty for an event at the same clock time everywhere. */
  zone: v.string(),
  calendarId: v.string(),
  isFree: v.boolean(),
  visibility: v.picklist(['public', 'private', 'confidential']),
  location: v.string(),
  description: v.string(),
  repeats: v.picklist(['never', 'day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year', 'custom']),
  ending: v.picklist(['never', 'on', 'after']),
  lastDate: v.string(),
  times: v.string(),
})
export type EventForm = v.InferOutput<typeof eventForm>

/** The fields for a draft. The side that it does not use (times of an all-day event) begins with something sensible. */
export function formOf({ when, repeats = null, ...others }: EventDraft, zone: string): EventForm {
  const rest = { ...others, ...repeatsForm(repeats, when) }
  if (when.kind === 'allDay') {
    const { first, last } = when
    return {
      ...rest,
      isAllDay: true,
      startDate: first,
      endDate: last,
      startTime: '09:00',
      endTime: '10:00',
      zone,
    }
  }
  const [startDate, startTime] = splitLocal(when.start)
  const [endDate, endTime] = splitLocal(when.end)
  return { ...rest, isAllDay: false, startDate, startTime, endDate, endTime, zone: when.zone ?? '' }
}

function repeatsForm(repeats: Repeats | null, when: DraftWhen) {
  const end: RepeatsEnd = repeats?.end ?? { kind: 'never' }
  const startDate = when.kind === 'allDay' ? when.first : when.start.slice(0, 10)
  return {
    repeats: repeats?.every ?? ('never' as const),
    ending: end.kind,
    lastDate: end.kind === 'on' ? end.date : addMonths(startDate, 3),
    times: end.kind === 'after' ? String(end.times) : '10',
  }
}

export type FormField =
  | 'lastDate'
  | 'times'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'zone'
  | 'calendar'
export type FormProblem =
  | 'not-a-date'
  | 'not-a-time'
  | 'ends-before-it-starts'
  | 'unknown-zone'
  | 'no-calendar'
  | 'not-a-number'
export type FormProblems = Readonly<Partial<Record<FormField, FormProblem>>>

/** What the fields say, or what is wrong with which of them. */
export function readForm(
  form: EventForm,
):
  | { readonly draft: EventDraft; readonly problems: null }
  | { readonly draft: null; readonly problems: FormProblems } {
  const unreadable = problemsIn(form)
  const { title, calendarId, isFree, visibility, location, description } = form
  const draft = {
    title: title.trim(),
    calendarId,
    isFree,
    visibility,
    location,
    description,
    when: whenOf(form),
    ...(form.repeats !== 'never' && { repeats: { every: form.repeats, end: endOf(form) } }),
  }
  const found = Object.keys(unreadable).length > 0 ? unreadable : problemsOf(draft)
  return Object.keys(found).length > 0 ? { draft: null, problems: found } : { draft, problems: null }
}

/** The start that an end was last measured from. */
export type FormStart = Pick<EventForm, 'isAllDay' | 'startDate' | 'startTime'>

/**
 * The fields once a start has been typed: the end keeps its distance from the start it was measured from.
 * While either cannot be read, nothing moves.
 */
export function withEndMoved(form: EventForm, from: FormStart): EventForm {
  const [was, now] = [dateIn(from.startDate), dateIn(form.startDate)]
  const end = dateIn(form.endDate)
  if (was === null || now === null || end === null) return form
  if (form.isAllDay) return was === now ? form : { ...form, endDate: addDays(end, daysBetween(was, now)) }
  const begun = localMsIn(was, from.startTime)
  const start = localMsIn(now, form.startTime)
  const until = localMsIn(end, form.endTime)
  if (Number.isNaN(begun + start + until) || until < begun || start === begun) return form
  const [endDate, endTime] = splitLocal(localDateTime(until + start - begun))
  return { ...form, endDate, endTime }
}

/** The start to measure from next: what the fields say, or `before` while they cannot be read. */
export function readableStart({ isAllDay, startDate, startTime }: EventForm, before: FormStart): FormStart {
  const isReadable = dateIn(startDate) !== null && (isAllDay || parseTime(startTime) !== null)
  return isReadable ? { isAllDay, startDate, startTime } : before
}

/** The times that are proposed while typing: every half hour, after a start on the same day only what comes later. */
export function proposedTimes(after: string | null = null): readonly string[] {
  const earliest = after === null ? null : parseTime(after)
  return halfHours.filter((time) => earliest === null || time > earliest)
}

const halfHours = Array.from({ length: 48 }, (_, index) => localDateTime(index * 30 * minuteMs).slice(11, 16))

function problemsIn(form: EventForm): FormProblems {
  const isTimed = !form.isAllDay
  return {
    ...(dateIn(form.startDate) === null && { startDate: 'not-a-date' }),
    ...(dateIn(form.endDate) === null && { endDate: 'not-a-date' }),
    ...(isTimed && parseTime(form.startTime) === null && { startTime: 'not-a-time' }),
    ...(isTimed && parseTime(form.endTime) === null && { endTime: 'not-a-time' }),
    ...problemOfEnd(form),
    ...(isTimed && form.zone.trim() !== '' && ianaZone(form.zone) === null && { zone: 'unknown-zone' }),
  }
}

function problemOfEnd({ repeats, ending, lastDate, times, startDate }: EventForm): FormProblems {
  if (repeats === 'never' || ending === 'never') return {}
  if (ending === 'after') return /^[1-9]\d{0,3}$/.test(times.trim()) ? {} : { times: 'not-a-number' }
  const last = dateIn(lastDate)
  if (last === null) return { lastDate: 'not-a-date' }
  return last < (dateIn(startDate) ?? '') ? { lastDate: 'ends-before-it-starts' } : {}
}

function endOf({ ending, lastDate, times }: EventForm): RepeatsEnd {
  if (ending === 'on') return { kind: 'on', date: dateIn(lastDate) ?? '' }
  return ending === 'after' ? { kind: 'after', times: Number(times) } : { kind: 'never' }
}

function problemsOf(draft: EventDraft): FormProblems {
  const problems = validateDraft(draft)
  const isTimed = draft.when.kind === 'timed'
  return {
    ...(problems.includes('end-before-start') && {
      [isTimed ? 'endTime' : 'endDate']: 'ends-before-it-starts',
    }),
    ...(problems.includes('no-calendar') && { calendar: 'no-calendar' }),
  }
}

function whenOf(form: EventForm): DraftWhen {
  const first = dateIn(form.startDate) ?? ''
  const last = dateIn(form.endDate) ?? ''
  if (form.isAllDay) return { kind: 'allDay', first, last }
  const local = (date: string, time: string) => `${date}T${parseTime(time) ?? ''}:00`
  return {
    kind: 'timed',
    start: local(first, form.startTime),
    end: local(last, form.endTime),
    zone: form.zone.trim() === '' ? null : (ianaZone(form.zone) ?? form.zone),
  }
}

const dateIn = parseDate
const localMsIn = (date: string, time: string) => localMsOf(`${date}T${parseTime(time) ?? '-'}`)
const splitLocal = (local: string): [string, string] => [local.slice(0, 10), local.slice(11, 16)]
