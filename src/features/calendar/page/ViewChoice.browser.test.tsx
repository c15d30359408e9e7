import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { calendarViews } from '../views/calendarViews.ts'
import { ViewChoice } from './ViewChoice.tsx'

afterEach(cleanup)

const onShow = vi.fn<(change: Partial<CalendarPeriod>) => void>()

async function shownAt(width: number, name: string) {
  await page.viewport(width, 800)
  const view = calendarViews.find((each) => each.name === name)
  if (!view) throw new Error(`no view ${name}`)
  render(<ViewChoice views={calendarViews} view={view} columns={width < 900 ? 3 : 7} show={onShow} />, {
    wrapper: inEnglish,
  })
  const choices = page.getByRole('radiogroup', { name: 'View' })
  await expect.element(choices.getByRole('radio', { checked: true })).toBeInTheDocument()
  return choices
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement?.textContent)
}

const inMenu = () => page.getByRole('menu', { name: 'More views' })

test('most views have a button, the others are in a menu', async () => {
  expect(await shownAt(1200, 'week')).toEqual(['Day', 'Week', 'Month', 'Agenda', 'Year'])
  await page.getByRole('button', { name: 'More views' }).click()
  await expect.element(inMenu().getByRole('menuitem', { name: '4 days' })).toBeVisible()
  await inMenu().getByRole('menuitem', { name: '3 weeks' }).click()
  expect(onShow).toHaveBeenCalledWith({ view: '3-weeks' })
})

test('the view on screen is among the buttons, whatever it is', async () => {
  expect(await shownAt(1200, '7-days')).toEqual(['Day', 'Week', 'Month', 'Agenda', 'Year', '7 days'])
})

test('on a phone agenda and day come first, and everything else is in the menu', async () => {
  expect(await shownAt(360, 'agenda')).toEqual(['Day', '3 days', 'Agenda'])
  await page.getByRole('button', { name: 'More views' }).click()
  await expect.element(inMenu().getByRole('menuitem', { name: 'Month' })).toBeVisible()
  cleanup()
  expect(await shownAt(360, 'month')).toEqual(['Day', 'Month', 'Agenda'])
})
