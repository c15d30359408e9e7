import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { isoWeeks } from '../WeekLayout.ts'
import { weekIndex } from './weekAxis.ts'
import { weeksAfter } from './weeksAfter.ts'

const zone = zoneNamed('Europe/Paris')
const from = weekIndex('2027-03-15', 1)
const wanted = { events: [], zone, room: 4, layout: isoWeeks, from, to: from + 3 }

const tea = plainEvent('Tea', { kind: 'allDay', first: '2027-03-24', last: '2027-03-24' })

test('weeks have their days, and those the events that are on them', () => {
  const { weeks } = weeksAfter({ ...wanted, events: [tea] }, null)
  expect(weeks.map(({ days }) => days[0]?.date)).toEqual(['2027-03-15', '2027-03-22', '2027-03-29'])
  expect(weeks.map(({ days }) => days.map(({ count }) => count))).toEqual([
    [0, 0, 0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ])
})

test('scrolled on by a week, the others are the very same', () => {
  const before = weeksAfter(wanted, null)
  const after = weeksAfter({ ...wanted, from: from + 1, to: from + 4 }, before)
  expect(after.weeks[0]).toBe(before.weeks[1])
  expect(after.weeks[1]).toBe(before.weeks[2])
})

test('of other events, the weeks without any of them are the very same', () => {
  const before = weeksAfter(wanted, null)
  const after = weeksAfter({ ...wanted, events: [tea] }, before)
  expect(after.weeks[0]).toBe(before.weeks[0])
  expect(after.weeks[1]).not.toBe(before.weeks[1])
  expect(after.weeks[1]?.days[0]).toBe(before.weeks[1]?.days[0])
})

test('who hides weekends has weeks of five days', () => {
  const { weeks } = weeksAfter({ ...wanted, layout: { ...isoWeeks, hidesWeekend: true } }, null)
  expect(weeks.map(({ days }) => days.length)).toEqual([5, 5, 5])
})
