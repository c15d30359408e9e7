import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent, EventReply, EventWhen } from '#domain/event/CalendarEvent.ts'
import { readItem } from '#domain/event/readItem.ts'
import { readDetails } from '#domain/event/readDetails.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { addMs, dayMs, epochMs, later, type EpochMs } from '#domain/time/units.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'
import { briefDateText, dateText } from './dateText.ts'
import { mailSentences } from './mailSentences.ts'

/** What is said of an event in a mail or a page, in words. */
export type EventInWords = {
  readonly title: string
  /** Its date, or the next dates of a series. */
  readonly dates: readonly string[]
  readonly hasFurther: boolean
  readonly place: string
  readonly description: string
}

/** The same in no language. */
export type MailFacts = {
  /** '' without one. */
  readonly title: string
  readonly place: string
  readonly description: string
  readonly dates: DatesWithin
}

/** The dates of an event between two times, in their order; of one that does not repeat, its date. */
export type DatesWithin = {
  readonly since: EpochMs
  readonly until: EpochMs
  readonly whens: readonly EventWhen[]
}

const yearMs = 366 * dayMs
/** How many dates of a series are named. */
export const maxDates = 3
const longestDescription = 4000

/** @param now dates of a series before it are left out, unless all are */
export const eventInWords = (jcal: JCal, language: PageLanguage, now: EpochMs): EventInWords => {
  const facts = mailFacts(jcal, now)
  return factsInWords(facts, language, facts.dates.whens)
}

/**
 * @param now as for `eventInWords`
 * @param withCancelled of a cancellation: what it is about
 */
export function mailFacts(jcal: JCal, now: EpochMs, withCancelled = false): MailFacts {
  const { events, ...within } = nextEvents(jcal, now, { withCancelled })
  const [first] = events
  const [vevent] = partsOf(jcal).values()
  const { title, location, description } = first ?? readDetails(vevent ?? ['vevent', [], []], [])
  return {
    title: title.trim(),
    place: location.trim(),
    description: description.trim().slice(0, longestDescription),
    dates: { ...within, whens: events.map(({ when }) => when) },
  }
}

/** @param named the dates that are named if they are few, else the first of them */
export function factsInWords(
  { title, place, description, dates }: MailFacts,
  language: PageLanguage,
  named: readonly EventWhen[],
): EventInWords {
  const shown = named.slice(0, maxDates)
  return {
    title: title === '' ? mailSentences[language].untitled : title,
    dates: shown.map((each) => dateText(each, language)),
    hasFurther: dates.whens.length > shown.length,
    place,
    description,
  }
}

/** A date of a series that can be answered by itself. */
export type DateInWords = {
  /** As in `partsOf`. */
  readonly part: string
  readonly text: string
  /** What its guest has answered. */
  readonly answer: EventReply | null
}

const maxAnswered = 20

/** The next dates of a series, for its guest; none of an event that does not repeat. @param address of the guest, bare */
export const datesInWords = (
  jcal: JCal,
  { language, now, address }: { language: PageLanguage; now: EpochMs; address: string },
): readonly DateInWords[] =>
  nextEvents(jcal, now, { myAddresses: [address] })
    .events.slice(0, maxAnswered)
    .flatMap(({ occurrence: part, when, reply: answer }) =>
      part === null ? [] : [{ part, text: briefDateText(when, language), answer }],
    )

type Reading = { readonly myAddresses?: readonly string[]; readonly withCancelled?: boolean }

function nextEvents(
  jcal: JCal,
  now: EpochMs,
  { myAddresses = [], withCancelled = false }: Reading,
): Omit<DatesWithin, 'whens'> & { readonly events: readonly CalendarEvent[] } {
  const span = spanOf(jcal)
  if (span === null) return { since: now, until: now, events: [] }
  const item = { calendarId: '', eventId: '', etag: null, data: jcal }
  const isGoingOn = isRecurring(jcal) && span.lastUtc > now
  const start = isGoingOn ? later(span.startUtc, now) : span.startUtc
  const end = addMs(start, yearMs)
  const { events } = readItem(item, { window: { start, end }, viewZone: 'UTC', myAddresses })
  return {
    since: isGoingOn ? start : epochMs(0),
    until: end,
    events: events.filter((each) => withCancelled || each.status !== 'cancelled').toSorted(byStart),
  }
}

/** When it begins; whole days in UTC. */
export const startOfWhen = (when: EventWhen): number =>
  when.kind === 'allDay' ? Date.parse(when.first) : when.start

const byStart = (one: CalendarEvent, other: CalendarEvent) => startOfWhen(one.when) - startOfWhen(other.when)
