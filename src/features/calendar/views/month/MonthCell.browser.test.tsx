import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { chooseRegionalLocale } from '../../../../locales/regionalLocale.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { daylightOf } from '../../grid/view/daylight/daylightOf.tsx'
import { MonthCell, type MonthCellProps } from './MonthCell.tsx'

const { innerWidth, innerHeight } = window

afterEach(async () => {
  cleanup()
  await page.viewport(innerWidth, innerHeight)
  chooseRegionalLocale('en-GB')
})

const context = { calendars: new Map(), zone: zoneNamed('Europe/Paris') }

type Drawn = Partial<Pick<MonthCellProps, 'day' | 'context' | 'daylight'>>

function show(tag: string, date: `${number}-${number}-${number}`, drawn: Drawn = {}) {
  chooseRegionalLocale(tag)
  const day = { date, count: 0, lanes: [], hidden: 0, timed: [] }
  render(
    <div role="grid">
      <div role="row">
        <MonthCell
          day={day}
          isToday={false}
          isUnread={false}
          isOutside={false}
          isFree={false}
          week={null}
          room={3}
          context={context}
          now={epochMs(0)}
          {...drawn}
        />
      </div>
    </div>,
    { wrapper: inEnglish },
  )
  return page.getByRole('gridcell')
}

test('in Saudi Arabia a month shows Hijri dates, small beside ours, with the month where it begins', async () => {
  const first = show('ar-SA', '2027-03-09')
  expect(secondDate(first)).toBe('1 Shawwal')
  await expect.element(first).toHaveAccessibleName('Tuesday 9 March, no events, 1 Shawwal 1448 AH')
})

test('other days are a number', () => {
  expect(secondDate(show('ar-SA', '2027-03-15'))).toBe('7')
})

test('Hebrew dates in Israel', () => {
  expect(secondDate(show('he-IL', '2027-03-15'))).toBe('6')
})

test('in Thailand the year, once a month, because the days are ours', () => {
  expect(secondDate(show('th', '2027-03-01'))).toBe('2570 BE')
  cleanup()
  expect(secondDate(show('th', '2027-03-15'))).toBe('')
})

test('the second date stands after our date with its month, and apart from it', async () => {
  await page.viewport(1000, 700)
  const cell = show('ar-SA', '2027-03-01').element()
  const [day, second] = [cell.querySelector('[data-day]'), cell.querySelector('[data-date]')]
  if (!day || !second) throw new Error('It has no second date')
  expect(getComputedStyle(day, '::after').content).toBe('"Mar"')
  // What is drawn by a stylesheet has no place that could be asked for.
  const orders = [getComputedStyle(day, '::after').order, getComputedStyle(second).order]
  expect(orders).toEqual(['0', '1'])
  expect(parseFloat(getComputedStyle(second).marginInlineStart)).toBeGreaterThan(0)
})

test('no second calendar elsewhere', async () => {
  const cell = show('de-AT', '2027-03-15')
  expect(cell.element().textContent).toBe('15')
  await expect.element(cell).toHaveAccessibleName('Monday 15 March, no events')
})

test('the number of those that find no room says which saved searches some of them match', async () => {
  const date = '2027-03-15'
  const hidden = plainEvent('Flight', { kind: 'allDay', first: date, last: date })
  const trips = { name: 'Trips', spine: 'rebeccapurple', symbol: '◆' }
  const matches = {
    of: (event: CalendarEvent) => (event === hidden ? [trips] : []),
    recedes: () => false,
    shown: (events: readonly CalendarEvent[]) => events,
    isolatedBy: [],
  }
  const day = { date, count: 3, lanes: [], hidden: 1, hiddenEvents: [hidden], timed: [] } as const
  show('en-GB', date, { day, context: { ...context, matches } })
  const more = page.getByRole('button', { name: '1 more, Monday 15 March, matches Trips' })
  expect(getComputedStyle(more.element()).boxShadow).toContain('rgb(102, 51, 153)')
})

test('a phase of the moon stands beside the number of its day, and in its name', async () => {
  const daylight = daylightOf('Europe/Paris', context.zone)
  const cell = show('en-GB', '2027-03-15', { daylight })
  await expect.element(cell).toHaveAccessibleName('Monday 15 March, no events, First quarter of the moon')
  expect(cell.element().querySelector('[data-day] svg')).not.toBeNull()
  cleanup()
  await expect
    .element(show('en-GB', '2027-03-16', { daylight }))
    .toHaveAccessibleName('Tuesday 16 March, no events')
})

/** What is drawn beside the number of a day, as a stylesheet reads it. */
const secondDate = (cell: ReturnType<typeof show>) =>
  cell.element().querySelector('[data-date]')?.getAttribute('data-date')
