import type { StepBudget } from '#domain/recurrence/StepBudget.ts'
import type { Window } from '#domain/time/Window.ts'
import { byteLength } from '../../byteLength.ts'
import type { EventRecord } from '../../store/records.ts'
import { itemText } from '../answers/hal.ts'
import { rangeData } from '../objects/stored.ts'

/** The position of an object in an answer: by calendar, then by start, then by id. */
type Place = Pick<EventRecord, 'calendarId' | 'eventId' | 'startUtc'>

/** One object of an answer, as JSON text. */
export type RangeItem = Place & { readonly text: string }

/** An object of a cached answer. Its bytes are a view of the answer's. */
export type CachedItem = Place & { readonly bytes: Uint8Array }

export type JoinedItems = { readonly bytes: Uint8Array<ArrayBuffer>; readonly items: readonly CachedItem[] }

/** The text before and after the items, which are separated by commas. */
type Frame = { readonly head: string; readonly tail: string }

/**
 * @param budget of the whole answer
 * @returns `outside` if no instance is in the range, `unreadable` if the object is damaged (CAL-10)
 */
export function rangeItem(
  event: EventRecord,
  range: Window,
  expand: boolean,
  budget?: StepBudget,
): RangeItem | 'outside' | 'unreadable' {
  const data = rangeData(event.jcal, range, expand, budget)
  if (typeof data === 'string') return data
  const { calendarId, eventId, startUtc } = event
  return { calendarId, eventId, startUtc, text: itemText(event, data) }
}

/** An answer made from texts. */
export function joinItems({ head, tail }: Frame, items: readonly RangeItem[]): JoinedItems {
  const text = head + items.map((item) => item.text).join(',') + tail
  const bytes = encoder.encode(text)
  // If every character is one byte, the positions of the items need no counting.
  const lengthOf = bytes.byteLength === text.length ? (item: string) => item.length : byteLength
  let from = lengthOf(head)
  return {
    bytes,
    items: items.map(({ text: item, ...place }) => {
      const to = from + lengthOf(item)
      const cached = { ...place, bytes: bytes.subarray(from, to) }
      from = to + 1
      return cached
    }),
  }
}

/** An answer made from items of another one, which are copied. */
export function rejoinItems({ head, tail }: Frame, items: readonly CachedItem[]): JoinedItems {
  const [before, after] = [encoder.encode(head), encoder.encode(tail)]
  const commas = Math.max(0, items.length - 1)
  const length = items.reduce((sum, item) => sum + item.bytes.byteLength, commas)
  const bytes = new Uint8Array(before.byteLength + length + after.byteLength)
  bytes.set(before)
  let at = before.byteLength
  const moved = items.map((item, index) => {
    if (index > 0) {
      bytes[at] = comma
      at += 1
    }
    bytes.set(item.bytes, at)
    const from = at
    at += item.bytes.byteLength
    return { ...item, bytes: bytes.subarray(from, at) }
  })
  bytes.set(after, at)
  return { bytes, items: moved }
}

/** The items of an answer as text. */
export function joinedText({ bytes, items }: JoinedItems): string {
  const [first, last] = [items[0], items.at(-1)]
  if (first === undefined || last === undefined) return ''
  const from = first.bytes.byteOffset - bytes.byteOffset
  const to = last.bytes.byteOffset - bytes.byteOffset + last.bytes.byteLength
  return decoder.decode(bytes.subarray(from, to))
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const comma = 0x2c
