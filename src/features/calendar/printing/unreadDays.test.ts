import { expect, test } from 'vitest'
import { daysFrom, monthGrid } from '#domain/time/dates.ts'
import { unreadDays } from './unreadDays.ts'

test('the weeks of a month that was read are known, those of other months too', () => {
  expect(unreadDays(monthGrid('2027-05-15', 1), ['2027-05'])).toEqual(new Set())
})

test('before anything was read, no day is known', () => {
  expect(unreadDays(daysFrom('2027-03-01', 2), [])).toEqual(new Set(['2027-03-01', '2027-03-02']))
})

test('days far from the months that were read are not known', () => {
  const unread = unreadDays(daysFrom('2027-03-28', 40), ['2027-03', '2027-05'])
  expect([...unread].at(0)).toBe('2027-04-07')
  expect([...unread].at(-1)).toBe('2027-04-24')
})
