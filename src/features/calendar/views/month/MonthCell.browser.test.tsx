import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { chooseRegionalLocale } from '../../../../locales/regionalLocale.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { MonthCell } from './MonthCell.tsx'

afterEach(() => {
  cleanup()
  chooseRegionalLocale('en-GB')
})

const context = { calendars: new Map(), zone: zoneNamed('Europe/Paris') }

function show(tag: string, date: `${number}-${number}-${number}`) {
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
        />
      </div>
    </div>,
    { wrapper: inEnglish },
  )
  return page.getByRole('gridcell')
}

test('in Saudi Arabia a month shows Hijri dates, small beside ours, with the month where it begins', async () => {
  const first = show('ar-SA', '2027-03-09')
  await expect.element(first.getByText('1 Shawwal', { exact: true })).toBeVisible()
  await expect.element(first).toHaveAccessibleName('Tuesday 9 March, no events, 1 Shawwal 1448 AH')
})

test('other days are a number', async () => {
  await expect.element(show('ar-SA', '2027-03-15').getByText('7', { exact: true })).toBeVisible()
})

test('Hebrew dates in Israel', async () => {
  await expect.element(show('he-IL', '2027-03-15').getByText('6', { exact: true })).toBeVisible()
})

test('in Thailand the year, once a month, because the days are ours', async () => {
  expect(show('th', '2027-03-01').element().textContent).toBe('12570 BE')
  cleanup()
  expect(show('th', '2027-03-15').element().textContent).toBe('15')
})

test('no second calendar elsewhere', async () => {
  const cell = show('de-AT', '2027-03-15')
  expect(cell.element().textContent).toBe('15')
  await expect.element(cell).toHaveAccessibleName('Monday 15 March, no events')
})
