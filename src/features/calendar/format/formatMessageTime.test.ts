import '../../../ui/testing/eachInEnglish.ts'
import { expect, test } from 'vitest'
import { epochMs, toIsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'
import { editSentences } from '../edits/messages/editSentences.ts'
import { historySentence } from '../edits/messages/historySentence.ts'
import { savedSentence } from '../edits/messages/savedSentence.ts'
import { formatMessageTime } from './formatMessageTime.ts'

eachOn('2026-12-28')

const viewZone = 'Europe/Paris'
const paris = zoneNamed(viewZone)
const hour = (date: string, from: string) => {
  const start = epochMs(Date.parse(`${date}T${from}:00+01:00`))
  return { kind: 'timed', start, end: epochMs(start + 3_600_000), zone: viewZone } as const
}
const allDay = (first: string, last: string) =>
  ({ kind: 'allDay', first: toIsoDate(first), last: toIsoDate(last) }) as const
const wednesday = hour('2026-12-30', '09:00')
const monday = hour('2027-01-04', '10:00')
const moved = { name: 'moved', title: 'Tea', from: wednesday, to: monday, viewZone } as const

test.each([
  ['of this year has none', wednesday, 'Wednesday 30 December, 09:00 to 10:00'],
  ['of another year has it', monday, 'Monday 4 January 2027, 10:00 to 11:00'],
  [
    'that ends at midnight of 31 December has none',
    hour('2026-12-31', '23:00'),
    'Thursday 31 December, 23:00 to 00:00',
  ],
  [
    'over New Year has both',
    allDay('2026-12-31', '2027-01-01'),
    'Thursday 31 December 2026 to Friday 1 January 2027, all day',
  ],
])('a time %s', (_, when, expected) => {
  expect(formatMessageTime(when, paris)).toBe(expected)
})

test('a move into another year names both years', () => {
  expect(historySentence(moved)).toBe(
    'Moved “Tea” from Wednesday 30 December 2026, 09:00 to Monday 4 January 2027, 10:00',
  )
  expect(
    historySentence({
      ...moved,
      from: allDay('2026-12-30', '2026-12-30'),
      to: allDay('2027-01-04', '2027-01-04'),
    }),
  ).toBe('Moved “Tea” from Wednesday 30 December 2026 to Monday 4 January 2027')
  const { done, undone } = editSentences(moved)
  expect(done).toBe('Moved “Tea” to Monday 4 January 2027, 10:00 to 11:00')
  expect(undone).toBe('“Tea” is Wednesday 30 December 2026, 09:00 to 10:00 again')
})

test('a move within a year to come names it, and one within this year does not', () => {
  expect(historySentence({ ...moved, from: monday, to: hour('2027-01-05', '10:00') })).toBe(
    'Moved “Tea” from Monday 4 January 2027, 10:00 to Tuesday 5 January 2027, 10:00',
  )
  expect(historySentence({ ...moved, to: hour('2026-12-29', '10:00') })).toBe(
    'Moved “Tea” from Wednesday 30 December, 09:00 to Tuesday 29 December, 10:00',
  )
})

test('what is saved on a day that is not shown is on a day of a year', () => {
  const saved = { name: 'changed', title: 'Tea' } as const
  const on = (date: string) => savedSentence(saved, { date: toIsoDate(date), zone: viewZone }, null)
  expect(on('2026-12-31')).toBe('Saved “Tea” on Thursday 31 December')
  expect(on('2027-01-01')).toBe('Saved “Tea” on Friday 1 January 2027')
})
