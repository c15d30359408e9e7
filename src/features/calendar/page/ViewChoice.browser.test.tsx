import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CalendarPeriod } from '../../../navigation/paths.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { calendarViews } from '../views/calendarViews.ts'
import { ViewChoice } from './ViewChoice.tsx'

afterEach(cleanup)

const onShow = vi.fn<(change: Partial<CalendarPeriod>) => void>()
const onQuickAdd = vi.fn<() => void>()
const onPrint = vi.fn<() => void>()

async function shownAt(width: number, name: string, roomRem = 40) {
  await page.viewport(width, 800)
  const view = calendarViews.find((each) => each.name === name)
  if (!view) throw new Error(`no view ${name}`)
  render(
    <ViewChoice
      views={calendarViews}
      view={view}
      columns={width < 900 ? 3 : 7}
      roomRem={roomRem}
      show={onShow}
      changes={vi.fn()}
      quickAdd={onQuickAdd}
      mayAdd
      print={onPrint}
    />,
    {
      wrapper: inEnglish,
    },
  )
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

test('the view on screen always has a button', async () => {
  expect(await shownAt(1200, '7-days')).toEqual(['Day', 'Week', 'Month', 'Agenda', 'Year', '7 days'])
})

test('where a week is three days, there is one button of that name', async () => {
  expect(await shownAt(800, 'week')).toEqual(['Day', '3 days', 'Month', 'Agenda', 'Year'])
  cleanup()
  expect(await shownAt(800, '3-days')).toEqual(['Day', 'Month', 'Agenda', 'Year', '3 days'])
})

test('where the buttons have no room in one line, there is a menu for all of them', async () => {
  const week = calendarViews.find(({ name }) => name === 'week')
  const longer = calendarViews.find(({ name }) => name === 'continuous-month')
  if (!week || !longer) throw new Error('no such views')
  await page.viewport(1200, 800)
  const shared = { views: calendarViews, columns: 7, show: onShow, changes: vi.fn(), print: onPrint } as const
  const draw = (view: typeof week, roomRem: number) =>
    render(<ViewChoice {...shared} {...{ view, roomRem }} quickAdd={onQuickAdd} mayAdd />, {
      wrapper: inEnglish,
    })
  draw(week, 15)
  await expect.element(page.getByRole('button', { name: 'View: Week' })).toBeVisible()
  cleanup()
  draw(week, 19)
  await expect.element(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  cleanup()
  draw(longer, 19)
  await expect.element(page.getByRole('button', { name: 'View: Continuous month' })).toBeVisible()
})

test('on a phone all of them are in one menu, agenda and day first, and its button says which is on screen', async () => {
  await page.viewport(360, 800)
  const day = calendarViews.find(({ name }) => name === 'day')
  if (!day) throw new Error('no day view')
  render(
    <ViewChoice
      views={calendarViews}
      view={day}
      columns={1}
      roomRem={0}
      show={onShow}
      changes={vi.fn()}
      quickAdd={onQuickAdd}
      mayAdd
      print={onPrint}
    />,
    {
      wrapper: inEnglish,
    },
  )
  await page.getByRole('button', { name: 'View: Day' }).click()
  const menu = page.getByRole('menu', { name: 'View: Day' })
  await expect.element(menu.getByRole('menuitem', { name: 'Month' })).toBeVisible()
  const names = menu
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 4)).toEqual(['Agenda', 'Day', '3 days', 'Month'])
  await menu.getByRole('menuitem', { name: '3 days' }).first().click()
  expect(onShow).toHaveBeenCalledWith({ view: 'week' })
})

test('quick add is in the menu too, for those who have no keys', async () => {
  await shownAt(1200, 'week')
  await page.getByRole('button', { name: 'More views' }).click()
  await inMenu().getByRole('menuitem', { name: 'Quick add' }).click()
  expect(onQuickAdd).toHaveBeenCalledOnce()
})
