import type { ReportQuery } from '#contract/calendar.ts'
import { streamOf } from '../http/streamOf.ts'
import type { Ports } from '../ports.ts'
import type { CalendarRecord, EventRecord, Store } from '../store.ts'
import { itemText, reportFrame } from './hal.ts'
import { calendarHref } from './hrefs.ts'
import { readRange, type Range } from './readRange.ts'
import { asInstances, asStored } from './stored.ts'
import { syncToken } from './syncToken.ts'

/** What a REPORT is about: the calendar it names, and the calendars whose events it answers (CAL-6). */
export type Scope = {
  readonly homeId: string
  readonly calendarId: string
  readonly calendars: readonly CalendarRecord[]
}

/** How many events are held at a time. */
const most = 500

/**
 * The objects touching a range (CAL-7, CAL-8), their series expanded or as they are stored (CAL-9). What cannot be read is left out
 * (CAL-10).
 *
 * @returns the answer as JSON text; where there are too many events to be held, as a stream of it
 */
export async function reportRange(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  { homeId, calendarId, calendars }: Scope,
  match: NonNullable<ReportQuery['match']>,
  expand: boolean,
): Promise<string | ReadableStream<Uint8Array>> {
  const range = readRange(match)
  const found = await Promise.all(
    calendars.map((each) => store.events.inRange(homeId, each.calendarId, range, most + 1)),
  )
  const itemsOf = (events: readonly EventRecord[]) => {
    const told = events.map((event) => ({
      event,
      said: expand ? asInstances(event.jcal, range) : asStored(event.jcal),
    }))
    const unreadable = told.filter(({ said }) => said === 'unreadable').length
    if (unreadable > 0) log('events-unreadable', { unreadable })
    return told.flatMap(({ event, said }) => (typeof said === 'string' ? [] : [itemText(event, said)]))
  }
  const { head, tail } = reportFrame(calendarHref(homeId, calendarId), syncToken(store.generation, calendars))
  if (found.flat().length <= most) return head + itemsOf(found.flat()).join(',') + tail

  async function* parts() {
    yield head
    let comma = ''
    for (const calendar of calendars) {
      for await (const events of batches(store, calendar, range)) {
        const items = itemsOf(events)
        if (items.length === 0) continue
        yield comma + items.join(',')
        comma = ','
      }
    }
    yield tail
  }
  return streamOf(encoded(parts()))
}

/**
 * The events of a range some at a time. Which they are is settled first, so that one that is moved meanwhile is neither
 * missing nor told twice.
 */
async function* batches(store: Store, { homeId, calendarId }: CalendarRecord, range: Range) {
  const ids = await store.events.idsInRange(homeId, calendarId, range)
  for (let at = 0; at < ids.length; at += most) {
    yield await store.events.named(homeId, calendarId, ids.slice(at, at + most))
  }
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
