import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs, hourMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import '../../../../ui/testing/eachInEnglish.ts'
import { timedChips } from './timedChips.tsx'

const nine = Date.UTC(2027, 2, 15, 9)
const review = placed('Review', { start: 540 })
const lunch = placed('Lunch', { start: 720 })
const wanted = {
  timed: [review, lunch],
  context: { calendars: new Map(), zone: zoneNamed('UTC') },
  now: epochMs(nine),
  hourRem: 3,
}

function placed(title: string, place: { readonly start: number; readonly columns?: number }) {
  const start = epochMs(nine)
  const event = plainEvent(title, { kind: 'timed', start, end: epochMs(nine + hourMs), zone: 'UTC' })
  return { event, end: place.start + 60, column: 0, columns: 1, ...place }
}

test('chips that look as they did are the very same elements, beside one that comes and one that goes', () => {
  const before = timedChips(wanted, null)
  const added = timedChips(
    { ...wanted, timed: [{ ...review }, { ...lunch }, placed('Call', { start: 900 })] },
    before,
  )
  expect(added.elements).toHaveLength(3)
  expect(added.elements[0]).toBe(before.elements[0])
  expect(added.elements[1]).toBe(before.elements[1])
  const left = timedChips({ ...wanted, timed: [lunch] }, added)
  expect(left.elements).toEqual([before.elements[1]])
  expect(left.elements[0]).toBe(before.elements[1])
})

test('a chip is drawn again where it has another place, and all are at another time, size or with other calendars', () => {
  const before = timedChips(wanted, null)
  const moved = timedChips({ ...wanted, timed: [review, { ...lunch, columns: 2 }] }, before)
  expect(moved.elements[0]).toBe(before.elements[0])
  expect(moved.elements[1]).not.toBe(before.elements[1])
  const others = [
    { ...wanted, now: epochMs(nine + 2 * hourMs) },
    { ...wanted, hourRem: 4 },
    { ...wanted, context: { ...wanted.context } },
  ]
  for (const other of others) expect(timedChips(other, before).elements[0]).not.toBe(before.elements[0])
})
