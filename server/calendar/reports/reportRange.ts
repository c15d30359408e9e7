import { StepBudget } from '#domain/recurrence/StepBudget.ts'
import type { Window } from '#domain/time/Window.ts'
import { streamOf } from '../../http/body/streamOf.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import type { Ports } from '../../ports.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { reportFrame } from '../answers/hal.ts'
import { calendarHref } from '../answers/hrefs.ts'
import { eventsInRange } from './eventsInRange.ts'
import { rangeItem, type RangeItem } from './rangeItems.ts'
import { maxExpansionSteps, rejectLongExpansion, throwLongExpansion } from './rejectLongExpansion.ts'
import { syncToken } from '../answers/syncToken.ts'

/** The scope of a REPORT: the calendar in its path, and the calendars whose events it returns (CAL-6). */
export type ReportScope = {
  readonly homeId: string
  readonly calendarId: string
  readonly calendars: readonly CalendarRecord[]
}

/** In characters: a longer answer is streamed. */
const longestWhole = 1024 * 1024

/** In characters: the size of a part of a stream. */
const partLength = 256 * 1024

/**
 * The objects that touch a range (CAL-7, CAL-8), expanded or as they are stored (CAL-9). Unreadable ones are
 * left out (CAL-10). Only a little is in memory at a time, and other requests are answered in between.
 *
 * @param signal of a client that may disconnect
 * @returns the items; if there are too many to cache, the answer as a stream of JSON text
 * @throws {HttpError} too-large if the instances would take too long
 */
export async function reportRange(
  ports: Pick<Ports, 'store' | 'log'>,
  scope: ReportScope,
  range: Window,
  expand: boolean,
  signal: () => AbortSignal,
): Promise<readonly RangeItem[] | ReadableStream<Uint8Array>> {
  const batches = itemsInRange(ports, scope.calendars, range, expand, signal)
  const items: RangeItem[] = []
  let length = 0
  for (let batch = await batches.next(); !batch.done; batch = await batches.next()) {
    for (const item of batch.value) {
      items.push(item)
      length += item.text.length
    }
    if (length > longestWhole) {
      // Once a part is sent there is no error to answer with.
      if (expand) await rejectLongExpansion(ports.store, scope.calendars, range, signal)
      return streamOf(encoded(frameOf(ports.store, scope), items, batches))
    }
  }
  return items
}

/** The text before and after the items of an answer. */
export const frameOf = (
  { generation }: Pick<Store, 'generation'>,
  { homeId, calendarId, calendars }: ReportScope,
) => reportFrame(calendarHref(homeId, calendarId), syncToken(generation, calendars))

/** The same items, in parts. */
export async function* itemsInRange(
  { store, log }: Pick<Ports, 'store' | 'log'>,
  calendars: readonly CalendarRecord[],
  range: Window,
  expand: boolean,
  signal: () => AbortSignal,
): AsyncGenerator<readonly RangeItem[]> {
  const pause = timeSlices()
  const budget = new StepBudget(maxExpansionSteps)
  let batch: RangeItem[] = []
  let length = 0
  let unreadable = 0
  for await (const events of eventsInRange(store, calendars, range)) {
    for (const event of events) {
      const item = rangeItem(event, range, expand, budget)
      if (budget.isSpent) throwLongExpansion()
      if (item === 'unreadable') unreadable += 1
      else if (item !== 'outside') {
        batch.push(item)
        length += item.text.length
      }
      if (length > partLength) {
        yield batch
        batch = []
        length = 0
      }
      const paused = pause()
      if (paused === undefined) continue
      await paused
      if (signal().aborted) throwHttpError('unavailable', 'The client closed the connection.')
    }
  }
  if (unreadable > 0) log('events-unreadable', { unreadable })
  yield batch
}

async function* encoded(
  { head, tail }: ReturnType<typeof reportFrame>,
  begun: readonly RangeItem[],
  batches: AsyncIterable<readonly RangeItem[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const textOf = (items: readonly RangeItem[]) => items.map(({ text }) => text).join(',')
  yield encoder.encode(head + textOf(begun))
  for await (const batch of batches) if (batch.length > 0) yield encoder.encode(`,${textOf(batch)}`)
  yield encoder.encode(tail)
}
