import type { ReportQuery } from '#contract/calendar.ts'
import { streamOf } from '../http/streamOf.ts'
import { timeSlices } from '../http/timeSlices.ts'
import type { Ports } from '../ports.ts'
import { refuse } from '../refuse.ts'
import type { CalendarRecord, EventRecord } from '../store.ts'
import { itemText, reportFrame } from './hal.ts'
import { calendarHref } from './hrefs.ts'
import { eventsInRange } from './eventsInRange.ts'
import { readRange, type Range } from './readRange.ts'
import { asInstances, asStored } from './stored.ts'
import { syncToken } from './syncToken.ts'

/** What a REPORT is about: the calendar it names, and the calendars whose events it answers (CAL-6). */
export type Scope = {
  readonly homeId: string
  readonly calendarId: string
  readonly calendars: readonly CalendarRecord[]
}

/** Characters of an answer up to which it is sent whole; a longer one is streamed. */
const longestWhole = 1024 * 1024

/** Characters of a part of a stream. */
const partLength = 256 * 1024

/**
 * The objects touching a range (CAL-7, CAL-8), their series expanded or as they are stored (CAL-9). What cannot be read is left out
 * (CAL-10). However large it is, little of it is in memory at a time, and others are answered meanwhile.
 *
 * @param signal of a client that may go away
 * @returns the answer as JSON text; a long one as a stream of it
 */
export async function reportRange(
  ports: Pick<Ports, 'store' | 'log'>,
  scope: Scope,
  match: NonNullable<ReportQuery['match']>,
  expand: boolean,
  signal: () => AbortSignal,
): Promise<string | ReadableStream<Uint8Array>> {
  const parts = partsOf(ports, scope, readRange(match), expand, signal)
  let whole = ''
  for (let part = await parts.next(); !part.done; part = await parts.next()) {
    whole += part.value
    if (whole.length > longestWhole) return streamOf(encoded(whole, parts))
  }
  return whole
}

async function* partsOf(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  { homeId, calendarId, calendars }: Scope,
  range: Range,
  expand: boolean,
  signal: () => AbortSignal,
): AsyncGenerator<string> {
  const pause = timeSlices()
  const { head, tail } = reportFrame(calendarHref(homeId, calendarId), syncToken(store.generation, calendars))
  let part = head
  let isFirst = true
  let unreadable = 0
  for await (const events of eventsInRange(store, calendars, range)) {
    for (const event of events) {
      const item = itemOf(event, range, expand)
      if (item === 'unreadable') unreadable += 1
      else if (item !== 'outside') {
        part += isFirst ? item : `,${item}`
        isFirst = false
      }
      if (part.length > partLength) {
        yield part
        part = ''
      }
      const paused = pause()
      if (paused === undefined) continue
      await paused
      if (signal().aborted) refuse('unavailable', 'Whoever asked has gone.')
    }
  }
  if (unreadable > 0) log('events-unreadable', { unreadable })
  yield part + tail
}

function itemOf(event: EventRecord, range: Range, expand: boolean): string {
  const told = expand ? asInstances(event.jcal, range) : asStored(event.jcal)
  return typeof told === 'string' ? told : itemText(event, told)
}

async function* encoded(begun: string, parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(begun)
  for await (const part of parts) yield encoder.encode(part)
}
