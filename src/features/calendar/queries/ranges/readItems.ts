import * as v from 'valibot'
import { reportItem } from '#contract/calendar.ts'
import { readEventHref } from '#contract/hal.ts'
import { jCal } from '#contract/jcal.ts'
import type { Item } from '#domain/event/Item.ts'
import { uidIn } from '../uidIn.ts'

/** The objects of a REPORT, as jCal. */
export type ItemsRead = {
  readonly items: readonly Item[]
  /** How many could not be read. The others are there (CAL-2, CAL-10). */
  readonly skipped: number
}

/** What a calendar holds in a range, and the tick of the pending edits when it was requested. */
export type RangeRead = ItemsRead & {
  readonly asOf: number
  /** The sync token, if the server sends one (CAL-19). */
  readonly token?: string | undefined
}

/**
 * The objects of a REPORT (CAL-7), or of a bare array of jCal (CAL-6).
 *
 * @param calendarId for objects of a bare array, which do not name their calendar
 */
export function readItems(inputs: readonly unknown[], calendarId: string): ItemsRead {
  const read = inputs.map((input, index) => readItem(input) ?? readBare(input, calendarId, index))
  const items = read.filter((each) => each !== null)
  return { items, skipped: read.length - items.length }
}

function readItem(input: unknown): Item | null {
  const item = v.safeParse(reportItem, input)
  const name = item.success ? readEventHref(item.output._links.self.href) : null
  if (!item.success || !name) return null
  const { calendarId, eventId } = name
  return { calendarId, eventId, etag: item.output.etag ?? null, data: item.output.data }
}

// Without an href an object is identified by its uid: all servers of the family name objects by it.
function readBare(input: unknown, calendarId: string, index: number): Item | null {
  const data = v.safeParse(jCal, input)
  if (!data.success) return null
  return { calendarId, eventId: uidIn(data.output) ?? String(index), etag: null, data: data.output }
}
