import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventPath } from '../../navigation/paths.ts'
import { Router } from '../../navigation/Router.tsx'
import { useGo } from '../../navigation/useGo.ts'
import { usePeriod } from './usePeriod.ts'

beforeEach(() => {
  location.hash = '#/calendar/week/2027-03-17'
})
afterEach(cleanup)

const shown = () =>
  renderHook(() => ({ ...usePeriod('2027-03-15', 7), go: useGo() }), { wrapper: Router }).result

test('opening an event and closing it leaves the days of its week as they are', () => {
  const week = shown()
  const { days, period } = week.current
  const event = { calendarId: 'work', eventId: 'stand-up', occurrence: null }

  act(() => week.current.go(eventPath(period, event)))
  expect(location.hash).toBe('#/calendar/week/2027-03-17/event/work/stand-up')
  expect([week.current.days === days, week.current.period === period]).toEqual([true, true])

  act(() => week.current.close())
  expect(location.hash).toBe('#/calendar/week/2027-03-17')
  expect([week.current.days === days, week.current.period === period]).toEqual([true, true])
})

test('a step leads to the days of the next week', () => {
  const week = shown()
  act(() => week.current.step(1))
  expect(week.current.days[0]).toBe('2027-03-22')
})
