import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { DrawnView, type Shown } from '../testing/DrawnView.tsx'
import { YearView } from './YearView.tsx'
import { yearView } from './yearView.ts'

// A person who has left the year gets no focus in the next one.
afterEach(async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await Promise.resolve()
  cleanup()
})

const fair = (title: string) => plainEvent(title, { kind: 'allDay', first: '2027-03-16', last: '2027-03-16' })

const show = (shown: Partial<Shown> = {}) =>
  render(<DrawnView view={yearView} as={YearView} date="2027-03-16" {...shown} />, { wrapper: inEnglish })

const day = (name: string) => page.getByRole('button', { name, exact: true })

test('each day is a button with its number of events, darker if there are more', async () => {
  show({ events: [fair('1'), fair('2'), fair('3')] })
  await expect.element(day('Tuesday 16 March, 3 events')).toHaveAttribute('aria-current', 'date')
  const shade = (name: string) => getComputedStyle(day(name).element()).backgroundColor
  expect(shade('Tuesday 16 March, 3 events')).not.toBe(shade('Wednesday 17 March, no events'))
  expect(page.getByRole('grid').elements()).toHaveLength(12)
  expect(page.getByRole('grid', { name: 'February 2027' }).getByRole('button').elements()).toHaveLength(28)
})

test('a press opens the day', async () => {
  const openDay = vi.fn<(date: IsoDate) => void>()
  show({ actions: { openDay } })
  await day('Saturday 1 May, no events').click()
  expect(openDay).toHaveBeenCalledWith('2027-05-01')
})

test('the year is one tab stop, and arrows continue over the end of a month and of the year', async () => {
  const showDate = vi.fn<(date: IsoDate) => void>()
  show({ date: '2027-03-31', actions: { showDate } })
  const last = day('Wednesday 31 March, no events')
  await expect.element(last).toBeInTheDocument()
  expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([last.element()])
  last.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(day('Thursday 1 April, no events')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(day('Thursday 25 March, no events')).toHaveFocus()
  day('Friday 31 December, no events').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(showDate).toHaveBeenCalledWith('2028-01-01')
})

test('days that are not read (yet) are not called free', async () => {
  show({ isRead: false })
  await expect.element(day('Tuesday 16 March')).toBeVisible()
})
