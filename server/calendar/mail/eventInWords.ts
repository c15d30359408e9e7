import * as v from 'valibot'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent, EventReply } from '#domain/event/CalendarEvent.ts'
import { readItem } from '#domain/event/readItem.ts'
import { readDetails } from '#domain/event/readDetails.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { addMs, dayMs, later, type EpochMs } from '#domain/time/units.ts'
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

const yearMs = 366 * dayMs
const maxDates = 3
const longestDescription = 4000

/** @param now dates of a series before it are left out, unless all are */
export function eventInWords(jcal: JCal, language: PageLanguage, now: EpochMs): EventInWords {
  const events = nextEvents(jcal, now)
  const [first] = events
  const [vevent] = partsOf(jcal).values()
  const { title, location, description } = first ?? readDetails(vevent ?? ['vevent', [], []], [])
  return {
    title: title.trim() === '' ? mailSentences[language].untitled : title.trim(),
    dates: events.slice(0, maxDates).map((each) => dateText(each.when, language)),
    hasFurther: events.length > maxDates,
    place: location.trim(),
    description: description.trim().slice(0, longestDescription),
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
  nextEvents(jcal, now, [address])
    .slice(0, maxAnswered)
    .flatMap(({ occurrence: part, when, reply: answer }) =>
      part === null ? [] : [{ part, text: briefDateText(when, language), answer }],
    )

function nextEvents(jcal: JCal, now: EpochMs, myAddresses: readonly string[] = []): readonly CalendarEvent[] {
  const span = spanOf(jcal)
  if (span === null) return []
  const item = { calendarId: '', eventId: '', etag: null, data: jcal }
  const from = isRecurring(jcal) && span.lastUtc > now ? later(span.startUtc, now) : span.startUtc
  const window = { start: from, end: addMs(from, yearMs) }
  const { events } = readItem(item, { window, viewZone: 'UTC', myAddresses })
  return events.filter((each) => each.status !== 'cancelled').toSorted(byStart)
}

const startIn = ({ when }: CalendarEvent) => (when.kind === 'allDay' ? Date.parse(when.first) : when.start)
const byStart = (one: CalendarEvent, other: CalendarEvent) => startIn(one) - startIn(other)

const known = v.nullable(v.object({ title: v.string(), dates: v.array(v.string()), place: v.string() }))

/** What somebody was sent of an event, to say what has changed; null if they know nothing of it. */
export type KnownEvent = v.InferOutput<typeof known>

export const knownEventText = (facts: Pick<EventInWords, 'title' | 'dates' | 'place'> | null): string =>
  JSON.stringify(facts && { title: facts.title, dates: facts.dates, place: facts.place })

export const readKnownEvent = (text: string | null): KnownEvent =>
  text === null ? null : v.parse(known, JSON.parse(text))
