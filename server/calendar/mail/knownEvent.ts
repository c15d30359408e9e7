import * as v from 'valibot'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { dayMs, epochMs, toIsoDate, type EpochMs } from '#domain/time/units.ts'
import { startOfWhen, type DatesWithin, type MailFacts } from './eventInWords.ts'

/** How many dates of a series are remembered, for each guest. */
const maxKnown = 60

const storedEvent = v.nullable(
  v.object({
    title: v.string(),
    place: v.string(),
    // What was stored by an earlier version has words in their place.
    next: v.optional(
      v.object({
        until: v.number(),
        zone: v.nullable(v.string()),
        whens: v.array(v.union([v.tuple([v.number(), v.number()]), v.tuple([v.string(), v.string()])])),
      }),
    ),
  }),
)

/** What somebody was sent of an event, to say what has changed; null if they know nothing of it. */
export type KnownEvent = {
  readonly title: string
  readonly place: string
  /** The dates that were the next ones then, until a time; null if that is not known. */
  readonly next: Omit<DatesWithin, 'since'> | null
} | null

/** As it is stored for each guest: dates of one zone, as numbers. */
export function knownEventText(facts: Omit<MailFacts, 'description'> | null): string {
  if (facts === null) return 'null'
  const { title, place, dates } = facts
  const whens = dates.whens.slice(0, maxKnown)
  const last = dates.whens.length > maxKnown ? whens.at(-1) : undefined
  const timed = whens.find((each) => each.kind === 'timed')
  const next = {
    until: last === undefined ? dates.until : startOfWhen(last),
    zone: timed?.zone ?? null,
    whens: whens.map((each) => (each.kind === 'timed' ? [each.start, each.end] : [each.first, each.last])),
  }
  return JSON.stringify({ title, place, next })
}

export function readKnownEvent(text: string | null): KnownEvent {
  const read = text === null ? null : v.parse(storedEvent, JSON.parse(text))
  if (read === null) return null
  const { title, place, next } = read
  if (next === undefined) return { title, place, next: null }
  const whens = next.whens.map((each) => whenOf(each, next.zone))
  return { title, place, next: { until: epochMs(next.until), whens } }
}

const whenOf = (
  [from, to]: readonly [number, number] | readonly [string, string],
  zone: string | null,
): EventWhen =>
  typeof from === 'number'
    ? { kind: 'timed', start: epochMs(from), end: epochMs(Number(to)), zone }
    : { kind: 'allDay', first: toIsoDate(from), last: toIsoDate(String(to)) }

/** How the dates of an event differ from those that somebody knows. Time that has passed is no difference. */
export type MailedDatesChange = { readonly gone: readonly EventWhen[]; readonly added: readonly EventWhen[] }

export function mailedDatesChange(known: KnownEvent, now: DatesWithin): MailedDatesChange {
  const next = known?.next
  if (!next) return { gone: [], added: [] }
  const [old, all] = [new Set(next.whens.map(placeOf)), new Set(now.whens.map(placeOf))]
  const gone = next.whens.filter(
    (each) => !all.has(placeOf(each)) && endOfWhen(each) > now.since && startOfWhen(each) < now.until,
  )
  return {
    gone,
    added: now.whens.filter((each) => !old.has(placeOf(each)) && startOfWhen(each) < next.until),
  }
}

/** Those of the dates that somebody knows which are not over. */
export const datesToCome = (known: KnownEvent, now: EpochMs): readonly EventWhen[] =>
  known?.next?.whens.filter((each) => endOfWhen(each) > now) ?? []

const endOfWhen = (when: EventWhen): number =>
  when.kind === 'allDay' ? Date.parse(when.last) + dayMs : when.end

const placeOf = (when: EventWhen): string =>
  when.kind === 'allDay' ? `${when.first} ${when.last}` : `${when.start} ${when.end}`
