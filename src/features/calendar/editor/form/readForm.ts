import type { DraftWhen, EventDraft, Repeats, RepeatsEnd } from '#domain/event/CalendarEvent.ts'
import { isWebAddress } from '#domain/event/further/FurtherDetails.ts'
import { hasPeople, type GuestList } from '#domain/event/guests/GuestList.ts'
import { validateDraft } from '#domain/event/validateDraft.ts'
import { instantOf, localOf } from '#domain/time/instantOf.ts'
import { localMsOf } from '#domain/time/localDateTime.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import { parseTime } from '#domain/time/parseTime.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { completeAddress } from './completeAddress.ts'
import type { EventForm, FormProblems } from './eventForm.ts'
import { ruleOfFields } from './ruleFields.ts'
import { toIsoDate } from '#domain/time/units.ts'

/** The draft in the fields, or the problem of each field. */
export function readForm(
  form: EventForm,
):
  | { readonly draft: EventDraft; readonly problems: null }
  | { readonly draft: null; readonly problems: FormProblems } {
  const unreadable = problemsIn(form)
  const { title, calendarId, isFree, visibility, location, description, styledDescription } = form
  const draft = {
    title: title.trim(),
    calendarId,
    isFree,
    visibility,
    location,
    description,
    ...(styledDescription !== '' && { styledDescription }),
    when: whenOf(form),
    ...(hasPeople(form.guests) && { guests: peopleOf(form.guests) }),
    ...(form.repeats !== 'never' && { repeats: repeatsOf(form) }),
    ...furtherOf(form),
  }
  const found = Object.keys(unreadable).length > 0 ? unreadable : problemsOf(draft)
  return Object.keys(found).length > 0 ? { draft: null, problems: found } : { draft, problems: null }
}

/** What is half typed in the fields of guests and rooms is nobody yet: `problemsOfTyped` says so. */
const peopleOf = ({ organizer, guests, rooms }: EventForm['guests']): GuestList => ({
  organizer,
  guests,
  ...(rooms && { rooms }),
})

function furtherOf(form: EventForm): Partial<EventDraft> {
  const { status, colour, categories, url, conference, attachments, reminders } = form
  return {
    status,
    colour,
    categories,
    url: completeAddress(url),
    conference: completeAddress(conference),
    attachments: attachments.map(completeAddress).filter((each) => each !== ''),
    ...(reminders && { reminders }),
  }
}

/** A URL may be of any kind, as other programs write it; where people meet and what is attached is a page. */
function problemsOfLinks(form: EventForm): FormProblems {
  const conference = completeAddress(form.conference)
  const pages = form.attachments.map(completeAddress).filter((each) => each !== '')
  return {
    ...(conference !== '' && !isWebAddress(conference) && { conference: 'not-a-page' }),
    ...(!pages.every(isWebAddress) && { attachments: 'not-a-page' }),
  }
}

function problemsIn(form: EventForm): FormProblems {
  const isTimed = !form.isAllDay
  return {
    ...(parseDate(form.startDate) === null && { startDate: 'not-a-date' }),
    ...(parseDate(form.endDate) === null && { endDate: 'not-a-date' }),
    ...(isTimed && parseTime(form.startTime) === null && { startTime: 'not-a-time' }),
    ...(isTimed && parseTime(form.endTime) === null && { endTime: 'not-a-time' }),
    ...problemOfEnd(form),
    ...(form.repeats === 'rule' && ruleOfFields(form) === null && { interval: 'not-a-number' }),
    ...problemsOfLinks(form),
    ...(isTimed && form.zone.trim() !== '' && ianaZone(form.zone) === null && { zone: 'unknown-zone' }),
    ...(isTimed && hasEndZone(form) && ianaZone(form.endZone) === null && { endZone: 'unknown-zone' }),
  }
}

function problemOfEnd({ repeats, ending, lastDate, times, startDate }: EventForm): FormProblems {
  if (repeats === 'never' || ending === 'never') return {}
  if (ending === 'after') return /^[1-9]\d{0,3}$/.test(times.trim()) ? {} : { times: 'not-a-number' }
  const last = parseDate(lastDate)
  if (last === null) return { lastDate: 'not-a-date' }
  return last < (parseDate(startDate) ?? '') ? { lastDate: 'ends-before-it-starts' } : {}
}

/** How the event of a form repeats; null for once. */
export function repeatsOf(form: EventForm): Repeats | null {
  const end = endOf(form)
  if (form.repeats === 'never') return null
  if (form.repeats !== 'rule') return { every: form.repeats, end }
  const rule = ruleOfFields(form)
  return { every: 'custom', end, ...(rule && { rule }) }
}

function endOf({ ending, lastDate, times }: EventForm): RepeatsEnd {
  if (ending === 'on') return { kind: 'on', date: parseDate(lastDate) ?? noDate }
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
  const first = parseDate(form.startDate) ?? noDate
  const last = parseDate(form.endDate) ?? noDate
  if (form.isAllDay) return { kind: 'allDay', first, last }
  const local = (date: string, time: string) => `${date}T${parseTime(time) ?? ''}:00`
  const start = local(first, form.startTime)
  const end = local(last, form.endTime)
  const zone = form.zone.trim() === '' ? null : (ianaZone(form.zone) ?? form.zone)
  const endZone = zone !== null && hasEndZone(form) ? ianaZone(form.endZone) : null
  if (zone === null || endZone === null || ianaZone(zone) === null) return { kind: 'timed', start, end, zone }
  // A draft has both of its times in the zone of its start.
  const inZone = Number.isNaN(localMsOf(end)) ? end : localOf(instantOf(end, endZone), zone)
  return { kind: 'timed', start, end: inZone, zone, endZone }
}

/** A time that floats does so at both of its ends. */
const hasEndZone = ({ zone, endZone }: EventForm) => zone.trim() !== '' && endZone.trim() !== ''

/** A date that cannot be read: no day, so that the draft has a problem. */
const noDate = toIsoDate('')
