import { i18n } from '@lingui/core'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import { eventPath } from '../../../navigation/paths.ts'
import { Router } from '../../../navigation/Router.tsx'
import { newEntries } from '../../../navigation/testing/newEntries.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { settingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import { calendarViews } from './calendarViews.ts'
import { usePeriod } from './usePeriod.ts'
import { isoWeeks, type WeekLayout } from './WeekLayout.ts'

beforeEach(() => {
  location.hash = '#/calendar/week/2027-03-17'
})
afterEach(cleanup)
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

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
  const added = newEntries()
  act(() => week.current.openEvent({ calendarId: 'work', eventId: 'stand-up', occurrence: null }))
  act(() => week.current.close())
  expect(added()).toBe(1)
  expect(location.hash).toBe('#/calendar/week/2027-03-15')
})

test('choosing the shown view again does not navigate', () => {
  location.hash = '#/calendar'
  const week = shown()
  const added = newEntries()
  act(() => week.current.show({ view: 'week' }))
  expect(added()).toBe(0)
})

test('a draft that is drawn stays when it is moved or the page is turned, at an address of its own', () => {
  const week = shown()
  act(() => week.current.draw({ start: '2027-03-17T09:00' }))
  const added = newEntries()
  act(() => week.current.redraw({ start: '2027-03-18T09:00' }, '2027-03-18'))
  expect(week.current.open).toEqual({ kind: 'slip', times: { start: '2027-03-18T09:00' } })
  expect(week.current.period.date).toBe('2027-03-17')
  act(() => week.current.redraw({ start: '2027-03-23T09:00' }, '2027-03-23'))
  expect(week.current.days[0]).toBe('2027-03-22')
  act(() => week.current.turnTo('2027-04-01'))
  expect(week.current.open).toEqual({ kind: 'slip', times: { start: '2027-03-23T09:00' } })
  act(() => week.current.reach('2027-04-08'))
  expect(week.current.open).toEqual({ kind: 'slip', times: { start: '2027-03-23T09:00' } })
  expect(added()).toBe(0)
  act(() => week.current.close())
  expect(location.hash).toBe('#/calendar/week/2027-04-08')
})

test('a step leads to the days of the next week', () => {
  const week = shown()
  act(() => week.current.step(1))
  expect(week.current.days[0]).toBe('2027-03-22')
})

test('a step, another view and another date are announced; what is scrolled to is not', () => {
  const week = shown()
  const announced = () => document.querySelector('body > [role=status]')?.textContent
  act(() => week.current.step(1))
  expect(announced()).toBe('Week of 22 March 2027')
  act(() => week.current.show({ view: 'agenda' }))
  expect(announced()).toBe('Agenda of March 2027')
  act(() => week.current.reach('2027-05-04'))
  expect(announced()).toBe('Agenda of March 2027')
  act(() => week.current.show({ date: '2027-06-01' }))
  expect(announced()).toBe('Agenda of June 2027')
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
  const added = newEntries()
  act(() => agenda.current.reach('2027-04-02'))
  expect(location.hash).toBe('#/calendar/agenda/2027-04-02')
  expect(added()).toBe(0)
  act(() => agenda.current.begin())
  act(() => agenda.current.reach('2027-05-01'))
  expect(location.hash).toBe('#/calendar/agenda/2027-04-02/new')
})

test('an address that names no view shows the one that the person begins with, also a narrow one', () => {
  location.hash = '#/calendar'
  const begins = (layout: WeekLayout) =>
    renderHook(() => usePeriod(calendarViews, '2027-03-15', layout), {
      wrapper: chosen({ views: { first: 'month', firstNarrow: 'agenda' } }),
    }).result.current.period.view
  expect([begins(isoWeeks), begins({ ...isoWeeks, columns: 1 })]).toEqual(['month', 'agenda'])
  location.hash = '#/calendar/week/2027-03-15'
  expect(begins(isoWeeks)).toBe('week')
})

test('a view to begin with that does not exist any more is the usual one', () => {
  location.hash = '#/calendar'
  const { result } = renderHook(() => usePeriod(calendarViews, '2027-03-15', isoWeeks), {
    wrapper: chosen({ views: { first: 'decade' } }),
  })
  expect(result.current.period.view).toBe('week')
})

test('zones beside the hours are in the address where they are others than the person’s', () => {
  const week = renderHook(() => usePeriod(calendarViews, '2027-03-15', isoWeeks), {
    wrapper: chosen({ secondZones: ['Asia/Tokyo'] }),
  }).result
  act(() => week.current.chooseZones(null, []))
  expect(location.hash).toBe('#/calendar/week/2027-03-17?zones=none')
  act(() => week.current.chooseZones(null, ['Asia/Tokyo', 'UTC']))
  expect(location.hash).toBe('#/calendar/week/2027-03-17?zones=Asia/Tokyo,UTC')
  act(() => week.current.chooseZones(null, ['Asia/Tokyo']))
  expect(location.hash).toBe('#/calendar/week/2027-03-17')
})

/** Below a router, for somebody who chose this. */
function chosen(settings: UserSettings) {
  const store = settingsStore(storageWith(), 'alice')
  store.choose(settings)
  return ({ children }: { readonly children: ReactNode }) => (
    <SettingsContext value={store}>
      <Router>{children}</Router>
    </SettingsContext>
  )
}
