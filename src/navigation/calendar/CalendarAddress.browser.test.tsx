import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CalendarAddress, useCalendarAddress } from './CalendarAddress.tsx'
import { Router } from '../Router.tsx'
import { To } from '../To.tsx'
import { useGo, type Go } from '../useGo.ts'
import { useIsInCalendar } from './useIsInCalendar.ts'
import { useNotedAddress } from './useNotedAddress.ts'

afterEach(cleanup)

let go: Go = () => undefined

function Links() {
  const path = useCalendarAddress()
  const isInCalendar = useIsInCalendar()
  return (
    <>
      <To path={path}>Calendar</To>
      {isInCalendar && <Calendar />}
    </>
  )
}

function Calendar() {
  useNotedAddress()
  return null
}

function Walker() {
  const way = useGo()
  return (
    <button type="button" onClick={() => (go = way)}>
      Ready
    </button>
  )
}

async function openedAt(hash: string): Promise<void> {
  location.hash = hash
  render(
    <Router>
      <CalendarAddress>
        <Links />
        <Walker />
      </CalendarAddress>
    </Router>,
  )
  await page.getByRole('button', { name: 'Ready' }).click()
}

const link = () => page.getByRole('link', { name: 'Calendar' })

test('from another page the calendar is where it was left, with its zones, and nothing open over it', async () => {
  await openedAt('#/calendar/week/2027-03-15/event/work/tea?set=Family&zones=Asia/Tokyo')
  await expect.element(link()).toHaveAttribute('href', '#/calendar')
  await expect.element(link()).toHaveAttribute('aria-current', 'page')
  act(() => go('/health'))
  await expect
    .element(link())
    .toHaveAttribute('href', '#/calendar/week/2027-03-15?set=Family&zones=Asia/Tokyo')
  await expect.element(link()).not.toHaveAttribute('aria-current')
  await link().click()
  expect(location.hash).toBe('#/calendar/week/2027-03-15?set=Family&zones=Asia/Tokyo')
  await expect.element(link()).toHaveAttribute('aria-current', 'page')
})

test('where the calendar was not seen yet, or without an address, it begins', async () => {
  await openedAt('#/health')
  await expect.element(link()).toHaveAttribute('href', '#/calendar')
  act(() => go('/calendar'))
  act(() => go('/settings'))
  await expect.element(link()).toHaveAttribute('href', '#/calendar')
})
