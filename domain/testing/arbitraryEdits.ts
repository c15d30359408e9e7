import fc from 'fast-check'
import type { JCal } from '#contract/jcal.ts'
import type { DraftWhen, EventWhen } from '../event/CalendarEvent.ts'
import { draftOf } from '../event/draftOf.ts'
import { isRecurring } from '../jcal/isRecurring.ts'
import { componentsOf, textOf } from '../jcal/properties.ts'
import { readItem } from '../event/readItem.ts'
import { spanOf } from '../event/spanOf.ts'
import type { EventChange } from '../event/writeJCal.ts'
import type { EventEdit } from '../edits/Edit.ts'
import type { Scope } from '../series/inScope.ts'
import { addDays } from '../time/dates.ts'
import { dayMs, minuteMs, addMs, epochMs } from '../time/units.ts'
import { localDateTime, localMsOf } from '../time/localDateTime.ts'

export const object = { userId: 'alice', calendarId: 'work', eventId: 'e' }
export const elsewhere = { userId: 'alice', calendarId: 'personal' }

/** The time of the edits: after every stamp in the objects. */
const at = epochMs(Date.UTC(2027, 5, 1))

const words = ['', 'New', 'Größer, „anders“; 1\\2', 'Zeile\nZeile', '  ', '🎻']

/** The random choices for an edit, before the object is known. */
type Choice = {
  readonly kind: EventEdit['kind']
  readonly place: number
  readonly scope: Scope
  readonly names: readonly (keyof EventChange)[]
  readonly word: string
  readonly days: number
  readonly minutes: number
  readonly flag: boolean
  readonly every: 'day' | 'week' | 'never'
}

const names = [
  ...(['title', 'location', 'description', 'isFree', 'visibility', 'when', 'repeats'] as const),
  ...(['status', 'colour', 'categories', 'url', 'conference', 'attachments', 'reminders'] as const),
]

/** Edits of one event or series, except those that undo another one. */
export const editKinds = [
  'createEvent',
  'changeEvent',
  'moveEvent',
  'moveToCalendar',
  'deleteEvent',
  'answerInvitation',
] as const

export const choice = (kinds: readonly EventEdit['kind'][] = editKinds): fc.Arbitrary<Choice> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    place: fc.nat(29),
    scope: fc.constantFrom<Scope>('this', 'following', 'all'),
    names: fc.subarray([...names], { minLength: 1, maxLength: 3 }),
    word: fc.constantFrom(...words),
    days: fc.integer({ min: -9, max: 9 }),
    minutes: fc.constantFrom(-60, 0, 15, 45),
    flag: fc.boolean(),
    every: fc.constantFrom('day', 'week', 'never'),
  })

/** The edit of an object according to the choices; `id` tells two edits apart. */
export function editOf(data: JCal, chosen: Choice, id = 'one'): EventEdit {
  const events = eventsIn(data)
  const event = events[chosen.place % Math.max(1, events.length)]
  const occurrence = isRecurring(data) ? (event?.occurrence ?? null) : null
  const head = {
    version: 1,
    id,
    at,
    object,
    title: 'Old',
    baseVersion: { data, etag: '"1"' },
  } as const
  const inSeries = { occurrence, scope: chosen.scope }
  const patch = patchOf(data, occurrence, chosen)
  switch (chosen.kind) {
    case 'createEvent':
      return { ...head, kind: 'createEvent', baseVersion: null, data }
    case 'moveEvent': {
      const from = event?.when ?? { kind: 'allDay', first: '2027-03-01', last: '2027-03-01' }
      const to = laterWhen(from, chosen)
      return {
        ...head,
        kind: 'moveEvent',
        ...inSeries,
        splitId: `${id}-2`,
        from,
        to,
        viewZone: 'Europe/Paris',
      }
    }
    case 'moveToCalendar':
      return { ...head, kind: 'moveToCalendar', to: elsewhere, occurrence, patch }
    case 'deleteEvent':
      return { ...head, kind: 'deleteEvent', ...inSeries }
    case 'answerInvitation': {
      const answer = chosen.flag ? 'accepted' : 'declined'
      return { ...head, kind: 'answerInvitation', occurrence, attendee: attendeeOf(data), answer }
    }
    default:
      return { ...head, kind: 'changeEvent', ...inSeries, splitId: `${id}-2`, patch }
  }
}

export function eventsIn(data: JCal) {
  const start = spanOf(data)?.startUtc ?? at
  const window = { start: addMs(start, -dayMs), end: addMs(start, 400 * dayMs) }
  const item = { calendarId: 'work', eventId: 'e', etag: null, data }
  return readItem(item, { window, viewZone: 'UTC', myAddresses: [] }).events
}

function attendeeOf(data: JCal): string {
  const invited = componentsOf(data, 'vevent').find((vevent) => textOf(vevent, 'attendee') !== '')
  return invited ? textOf(invited, 'attendee') : 'mailto:nobody@kalends.example'
}

function patchOf(data: JCal, occurrence: string | null, chosen: Choice): EventChange {
  const { word, flag, every } = chosen
  const when = draftOf(data, '', occurrence)?.when
  const has = (name: keyof EventChange) => chosen.names.includes(name)
  return {
    ...(has('title') && { title: word }),
    ...(has('location') && { location: word }),
    ...(has('description') && { description: word }),
    ...(has('isFree') && { isFree: flag }),
    ...(has('visibility') && { visibility: flag ? 'private' : 'public' }),
    ...(has('when') && when && { when: laterDraft(when, chosen) }),
    ...(has('repeats') && { repeats: every === 'never' ? null : { every, end: { kind: 'never' } } }),
    ...furtherPatch(chosen, has),
  }
}

function furtherPatch(
  { word, flag, minutes }: Choice,
  has: (name: keyof EventChange) => boolean,
): EventChange {
  const page = flag ? `https://example.org/${encodeURIComponent(word)}` : ''
  return {
    ...(has('status') && { status: flag ? 'tentative' : 'confirmed' }),
    ...(has('colour') && { colour: flag ? 'teal' : '' }),
    ...(has('categories') && { categories: flag ? ['food', 'a, b'] : [] }),
    ...(has('url') && { url: page }),
    ...(has('conference') && { conference: page }),
    ...(has('attachments') && { attachments: flag ? [page, page] : [] }),
    ...(has('reminders') && { reminders: flag ? [{ kind: 'relative', to: 'start', minutes }] : [] }),
  }
}

type By = Pick<Choice, 'days' | 'minutes'>

function laterDraft(when: DraftWhen, { days, minutes }: By): DraftWhen {
  if (when.kind === 'allDay')
    return { ...when, first: addDays(when.first, days), last: addDays(when.last, days) }
  const later = (local: string) => localDateTime(addMs(localMsOf(local), days * dayMs + minutes * minuteMs))
  return { ...when, start: later(when.start), end: later(when.end) }
}

function laterWhen(when: EventWhen, { days, minutes }: By): EventWhen {
  if (when.kind === 'allDay')
    return { ...when, first: addDays(when.first, days), last: addDays(when.last, days) }
  const by = days * dayMs + minutes * minuteMs
  return { ...when, start: addMs(when.start, by), end: addMs(when.end, by) }
}
