import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { isoWeeks } from '../WeekLayout.ts'
import { modelAround, reachWeeks } from './modelAround.ts'
import { weekIndex } from './weekAxis.ts'
import { weeksAfter } from './weeksAfter.ts'

const from = weekIndex('2027-03-15', 1)
const wanted = { events: [], zone: zoneNamed('Europe/Paris'), room: 4, layout: isoWeeks, from, to: from + 2 }

test('half a year of weeks before and after those that are drawn can be reached, without a gap', () => {
  const { days, rowLength } = modelAround(weeksAfter(wanted, null).weeks)
  expect(rowLength).toBe(7)
  expect(days.length).toBe((2 * reachWeeks + 2) * 7)
  expect(days[reachWeeks * 7]?.date).toBe('2027-03-15')
  expect(days.map(({ date }) => date)).toEqual(
    days.map((_, at) => addDays('2027-03-15', at - reachWeeks * 7)),
  )
})

test('its days are made once, when they are first asked for', () => {
  const model = modelAround(weeksAfter(wanted, null).weeks)
  expect(model.days).toBe(model.days)
})

test('who hides weekends reaches no day of one', () => {
  const { days, rowLength } = modelAround(
    weeksAfter({ ...wanted, layout: { ...isoWeeks, hidesWeekend: true } }, null).weeks,
  )
  expect(rowLength).toBe(5)
  expect([days[0]?.date, days[4]?.date, days[5]?.date]).toEqual(['2026-09-14', '2026-09-18', '2026-09-21'])
})
