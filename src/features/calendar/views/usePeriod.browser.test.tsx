import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventPath } from '../../../navigation/paths.ts'
import { Router } from '../../../navigation/Router.tsx'
import { useGo } from '../../../navigation/useGo.ts'
import { calendarViews } from './calendarViews.ts'
import { usePeriod } from './usePeriod.ts'
import { isoWeeks } from './WeekLayout.ts'

beforeEach(() => {
  location.hash = '#/calendar/week/2027-03-17'
})
afterEach(cleanup)

const shown = () =>
  renderHook(() => ({ ...usePeriod(calendarViews, '2027-03-15', isoWeeks), go: useGo() }), {
    wrapper: Router,
  }).result

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

test('opening an event from an address without a period leads to one that names it, and so does closing it', () => {
  location.hash = '#/calendar'
  const week = shown()
  const { length } = history
  act(() => week.current.openEvent({ calendarId: 'work', eventId: 'stand-up', occurrence: null }))
  act(() => week.current.close())
  expect(history.length).toBe(length + 1)
  expect(location.hash).toBe('#/calendar/week/2027-03-15')
})

test('choosing the shown view again does not navigate', () => {
  location.hash = '#/calendar'
  const week = shown()
  const { length } = history
  act(() => week.current.show({ view: 'week' }))
  expect(history.length).toBe(length)
})

test('a step leads to the days of the next week', () => {
  const week = shown()
  act(() => week.current.step(1))
  expect(week.current.days[0]).toBe('2027-03-22')
})

test('an address with a view that does not exist, or without one, shows the week of today', () => {
  location.hash = '#/calendar/decade/2027-05-01/new'
  expect([shown().current.period, shown().current.open]).toEqual([{ view: 'week', date: '2027-03-15' }, null])
  cleanup()
  location.hash = '#/calendar'
  expect(shown().current.period).toEqual({ view: 'week', date: '2027-03-15' })
})

test('the scrolled date of a view is in the address without an entry in the history, and open dialogs stay open', () => {
  location.hash = '#/calendar/agenda/2027-03-17'
  const agenda = shown()
  const { length } = history
  act(() => agenda.current.reach('2027-04-02'))
  expect(location.hash).toBe('#/calendar/agenda/2027-04-02')
  expect(history.length).toBe(length)
  act(() => agenda.current.begin())
  act(() => agenda.current.reach('2027-05-01'))
  expect(location.hash).toBe('#/calendar/agenda/2027-04-02/new')
})
