import '../../../ui/tokens.css'
import '../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { isoOptions } from '../options/ViewOptions.ts'
import { ViewOptionsContext } from '../options/useViewOptions.ts'
import type { CalendarView } from './CalendarView.ts'
import { dayView } from './day/dayView.ts'
import { HoursView } from './HoursView.tsx'
import { DrawnView } from './testing/DrawnView.tsx'
import { weekView } from './week/weekView.ts'

const { innerWidth, innerHeight } = window

afterEach(async () => {
  cleanup()
  await page.viewport(innerWidth, innerHeight)
})

const paris = zoneNamed('Europe/Paris')

function show(view: CalendarView, date: IsoDate, ...others: readonly string[]) {
  const zones = {
    zone: paris,
    ownZone: paris.name,
    others: others.map(zoneNamed),
    choose: () => undefined,
  }
  render(
    <div style={{ blockSize: '640px' }}>
      <DrawnView view={view} as={HoursView} {...{ date, zones }} />
    </div>,
    { wrapper: inEnglish },
  )
}

const ruler = (zone: string) => document.querySelector(`[data-ruler="${zone}"]`)
const textsOf = (zone: string) => [...(ruler(zone)?.children ?? [])].map(({ textContent }) => textContent)

/** Where a text of a ruler stands. */
const boxOf = (zone: string, text: string) => {
  const drawn = [...(ruler(zone)?.querySelectorAll('*') ?? [])]
  const found = drawn.findLast(({ textContent }) => textContent === text)
  return found?.getBoundingClientRect() ?? new DOMRect()
}

/** How far below nine o'clock here an hour of another place stands, in minutes. */
function minutesBelowNine(zone: string, hour: string): number {
  const topOf = (text: string, within: Element | null | undefined) => {
    const found = [...(within?.querySelectorAll('*') ?? [])].find((each) => each.textContent === text)
    const { top, height } = found?.getBoundingClientRect() ?? new DOMRect()
    return top + height / 2
  }
  const hours = document.querySelector('[data-hours]')?.getBoundingClientRect() ?? new DOMRect()
  const own = ruler(zone)?.parentElement?.lastElementChild
  return Math.round(((topOf(hour, ruler(zone)) - topOf('10:00', own)) / hours.height) * 1440) + 60
}

test('the hours of another place stand where they begin there', async () => {
  show(weekView, '2027-01-12', 'America/New_York', 'Asia/Kathmandu')
  await expect.poll(() => ruler('Asia/Kathmandu')).not.toBeNull()
  expect(textsOf('America/New_York')).toContain('03:00')
  expect(Math.abs(minutesBelowNine('Asia/Kathmandu', '14:00') - 15)).toBeLessThan(30)
  await expect
    .element(page.getByRole('button', { name: 'Time zones, New York, Kathmandu, Paris' }))
    .toBeVisible()
  const cities = [...page.getByRole('button', { name: /^Time zones/ }).element().children]
  expect(cities.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})

test('beside a day its other date is named, beside a week it is one later', async () => {
  show(dayView, '2027-01-12', 'Asia/Kathmandu')
  await expect.poll(() => textsOf('Asia/Kathmandu')).toContain('Wed 13')
  cleanup()
  show(weekView, '2027-01-12', 'Asia/Kathmandu')
  await expect.poll(() => textsOf('Asia/Kathmandu')).toContain('+1')
  const below = boxOf('Asia/Kathmandu', '+1').top - boxOf('Asia/Kathmandu', '00:00').bottom
  expect(Math.round(below)).toBe(0)
})

test('the date of hours whose first is further up stands over those that are seen', async () => {
  show(weekView, '2027-01-12', 'Pacific/Honolulu')
  await expect.poll(() => textsOf('Pacific/Honolulu')).toContain('-1')
  const grid = page.getByRole('grid').element()
  const heads = page.getByRole('columnheader').first().element().getBoundingClientRect()
  const lanes = document.querySelector('[data-hours]')?.previousElementSibling?.getBoundingClientRect()
  const isBesideLanes = () => {
    const { top, bottom } = boxOf('Pacific/Honolulu', '-1')
    return top >= heads.bottom && bottom <= (lanes?.bottom ?? 0)
  }
  // Eight in the morning here, nine in the evening there.
  expect(grid.scrollTop).toBeGreaterThan(0)
  expect(isBesideLanes()).toBe(true)
  grid.scrollTo({ top: 0 })
  await expect.poll(isBesideLanes).toBe(true)
  // From eleven on it is the same day.
  grid.scrollTo({ top: 1e5 })
  await expect.poll(isBesideLanes).toBe(false)
  expect(boxOf('Pacific/Honolulu', '-1').bottom).toBeLessThanOrEqual(heads.bottom)
})

test('a day from which on a ruler is wrong says by how much', async () => {
  show(weekView, '2027-03-09', 'America/New_York')
  await expect
    .element(page.getByRole('columnheader', { name: 'Sunday 14 March, New York +1h' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('columnheader', { name: 'Saturday 13 March', exact: true }))
    .toBeVisible()
})

test('where there is little room for a remark its city is cut, and how much later it is there is not', async () => {
  await page.viewport(960, 700)
  show(weekView, '2027-03-09', 'America/New_York')
  const head = page.getByRole('columnheader', { name: 'Sunday 14 March, New York +1h' })
  await expect.element(head).toHaveAttribute('title', 'New York +1h')
  const remark = head.element().lastElementChild?.lastElementChild
  const end = document.createRange()
  end.selectNodeContents(remark?.lastChild ?? head.element())
  expect(end.toString()).toBe(' +1h')
  const { right } = head.element().getBoundingClientRect()
  expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  const city = remark?.querySelector('span')
  expect(city?.clientWidth).toBeGreaterThan(0)
  expect(city?.scrollWidth).toBeGreaterThan(city?.clientWidth ?? 0)
})

test('without other places there is a button to choose some, and no ruler', async () => {
  show(weekView, '2027-01-12')
  await expect.element(page.getByRole('button', { name: 'Time zones', exact: true })).toBeVisible()
  expect(document.querySelector('[data-ruler]')).toBeNull()
})

test('a week whose nights are folded has its grid from the first frame on', () => {
  const options = { ...isoOptions, nights: 'folded' as const }
  const store = { current: () => options, choose: () => undefined, onChange: () => () => undefined }
  const week = <DrawnView view={weekView} as={HoursView} date="2027-01-12" />
  render(<ViewOptionsContext value={store}>{week}</ViewOptionsContext>, { wrapper: inEnglish })
  expect(document.querySelector('[role="grid"]')).not.toBeNull()
})
