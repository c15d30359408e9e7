import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { EventName } from '../../../../navigation/paths.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { isoOptions, type ViewOptions } from '../../options/ViewOptions.ts'
import { ViewOptionsContext } from '../../options/useViewOptions.ts'
import type { CalendarView } from '../CalendarView.ts'
import { daysView } from '../days/daysView.ts'
import { HoursView } from '../HoursView.tsx'
import { DrawnView, type Shown } from '../testing/DrawnView.tsx'
import { weekView } from '../week/weekView.ts'

afterEach(cleanup)

const timed = (title: string, start: string, end: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: epochMs(Date.parse(`2027-03-${start}+01:00`)),
    end: epochMs(Date.parse(`2027-03-${end}+01:00`)),
    zone: 'Europe/Paris',
  })
const events = [
  timed('Run', '16T06:30', '16T07:30'),
  timed('Breakfast', '16T07:30', '16T08:00'),
  timed('Review', '16T17:00', '16T18:00'),
  timed('Choir', '17T19:30', '17T21:00'),
]

const size = { width: 60, height: 46 }

function show(
  date: IsoDate,
  options: Partial<ViewOptions>,
  props: Partial<Shown> = {},
  view: CalendarView = weekView,
) {
  const current = () => chosen
  const chosen = { ...isoOptions, ...options }
  const store = { current, choose: () => undefined, onChange: () => () => undefined }
  const actions = {
    whenOf: (key: string): EventWhen | null => events.find((event) => event.key === key)?.when ?? null,
  }
  render(
    <ViewOptionsContext value={store}>
      <div style={{ blockSize: `${size.height}rem`, inlineSize: `${size.width}rem` }}>
        <DrawnView view={view} as={HoursView} {...{ date, events, size, actions, ...props }} />
      </div>
    </ViewOptionsContext>,
    { wrapper: inEnglish },
  )
}

/** Nine days whose weekends are narrow, beside the hours of another place. */
function showBeside(date: IsoDate, other: string) {
  const paris = zoneNamed('Europe/Paris')
  const zones = { zone: paris, ownZone: paris.name, others: [zoneNamed(other)], choose: () => undefined }
  show(date, { nights: 'folded' }, { zones, events: [] }, daysView(9))
}

/** What clocks show there at an hour of ours. */
function hourBeside(zone: string, hour: string) {
  const ruler = document.querySelector(`[data-ruler="${zone}"]`)
  const topOf = (each: Element) => each.getBoundingClientRect().top
  const own = [...(ruler?.parentElement?.lastElementChild?.children ?? [])].find(
    ({ textContent }) => textContent === hour,
  )
  const [nearest] = [...(ruler?.children ?? [])]
    .filter(({ textContent }) => textContent?.includes(':'))
    .toSorted(
      (one, next) => Math.abs(topOf(one) - topOf(own ?? one)) - Math.abs(topOf(next) - topOf(own ?? next)),
    )
  return own && nearest?.textContent
}

const tuesday = () => page.getByRole('gridcell').nth(1)
const strip = (name: string) => tuesday().getByRole('button', { name, exact: true })
const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
const widthOf = (index: number) =>
  page.getByRole('gridcell').nth(index).element().getBoundingClientRect().width

test('nights are strips that count what hides in them, and a day is seen without scrolling', async () => {
  show('2027-03-16', { nights: 'folded' })
  await expect.element(strip('Before 09:00, 2 events')).toBeVisible()
  await expect.element(strip('After 18:00, no events')).toBeVisible()
  expect(strip('Before 09:00, 2 events').element().children).toHaveLength(2)
  await expect.element(chip('Review')).toBeVisible()
  await expect.element(chip('Run')).not.toBeInTheDocument()
  const grid = page.getByRole('grid').element()
  expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight)
})

test('a folded day is seen without scrolling until midnight', async () => {
  show('2027-03-16', { nights: 'folded' }, { now: epochMs(Date.parse('2027-03-16T23:58+01:00')) })
  await expect.element(strip('After 18:00, no events')).toBeVisible()
  const grid = page.getByRole('grid').element()
  expect(grid.querySelectorAll('[data-hours] > [aria-hidden]:last-child')).toHaveLength(7)
  expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight)
})

test('a strip unfolds and folds its hours on all days', async () => {
  show('2027-03-16', { nights: 'folded' })
  await strip('Before 09:00, 2 events').click()
  await expect.element(chip('Run')).toBeVisible()
  await expect.element(strip('Before 09:00')).toHaveAttribute('aria-expanded', 'true')
  await strip('Before 09:00').click()
  await expect.element(chip('Run')).not.toBeInTheDocument()
})

test('arrow keys go through a day from the hours before it to those after', async () => {
  show('2027-03-16', { nights: 'folded' })
  await expect.element(strip('Before 09:00, 2 events')).toBeVisible()
  const cell = tuesday().element()
  if (cell instanceof HTMLElement) cell.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(strip('Before 09:00, 2 events')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(strip('After 18:00, no events')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(page.getByRole('gridcell').nth(2).getByRole('button', { name: 'After 18:00, 1 event' }))
    .toHaveFocus()
})

test('an event that is moved into the evening by keys unfolds it', async () => {
  show('2027-03-16', { nights: 'folded' })
  await expect.element(chip('Review')).toBeVisible()
  const review = chip('Review').element()
  if (review instanceof HTMLElement) review.focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => document.querySelector('[data-lifted]')).not.toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(strip('After 18:00')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(chip('Choir')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-lifted]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
})

test('the days of an empty weekend are narrow until they are unfolded', async () => {
  show('2027-03-16', { nights: 'folded' })
  await expect.element(page.getByRole('button', { name: 'Unfold Saturday 20 March' })).toBeVisible()
  expect(widthOf(5)).toBeLessThan(widthOf(0) / 3)
  const numbers = page.getByRole('columnheader').elements()
  const [wide, narrow] = [numbers[0], numbers[5]].map((head) => head?.querySelector('span'))
  expect(narrow?.getBoundingClientRect().bottom).toBe(wide?.getBoundingClientRect().bottom)
  await page.getByRole('button', { name: 'Unfold Saturday 20 March' }).click()
  await expect.poll(() => Math.round(widthOf(5) - widthOf(0))).toBe(0)
  await expect.element(page.getByRole('gridcell').nth(5)).toHaveFocus()
})

test('the hours of another place are those beside the first day that is not folded', async () => {
  // In Paris clocks go back on Sunday 31 October, in New York a week later.
  showBeside('2027-10-30', 'America/New_York')
  await expect.poll(() => hourBeside('America/New_York', '09:00')).toBe('04:00')
  await expect
    .element(page.getByRole('columnheader', { name: 'Monday 1 November', exact: true }))
    .toBeVisible()
})

test('that a ruler is wrong from a folded day on, the next day says that is not folded', async () => {
  showBeside('2027-10-27', 'Australia/Lord_Howe')
  await expect.poll(() => hourBeside('Australia/Lord_Howe', '09:00')).toBe('18:00')
  await expect
    .element(page.getByRole('columnheader', { name: 'Sunday 31 October', exact: true }))
    .toBeInTheDocument()
  await expect
    .element(page.getByRole('columnheader', { name: 'Monday 1 November, Lord Howe +1h' }))
    .toBeVisible()
})

test('in a week with a short night the open hours are nine to six', async () => {
  show('2027-03-23', { nights: 'folded' })
  await expect.element(page.getByText('Clocks go forward on Sunday 28 March.')).toBeVisible()
  await expect.element(strip('Before 09:00, no events')).toBeVisible()
  const hours = [...document.querySelectorAll('[aria-hidden] *')].map(({ textContent }) => textContent)
  expect(hours).toEqual(expect.arrayContaining(['09:00', '18:00']))
  expect(hours).not.toContain('03:00')
})

test('a change of clocks is announced a week ahead, and not earlier', async () => {
  show('2027-03-16', {})
  await expect.element(page.getByText('Clocks go forward on Sunday 28 March.')).toBeVisible()
  cleanup()
  show('2027-03-09', {})
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expect.element(page.getByText(/^Clocks go/)).not.toBeInTheDocument()
})

test('with daylight, days are dark from sunset to sunrise and say the phase of the moon', async () => {
  show('2027-03-16', { daylight: 'shown' })
  const monday = page.getByRole('columnheader', { name: 'Monday 15 March, First quarter of the moon' })
  await expect.element(monday).toBeVisible()
  await expect
    .element(monday)
    .toHaveAttribute('title', expect.stringMatching(/Sunrise 07:0\d, sunset 18:5\d/))
  expect(document.querySelectorAll('[data-dawn]').length).toBe(7)
  expect(document.querySelectorAll('[data-dusk]').length).toBe(7)
})

const opened = (event: CalendarEvent): EventName => ({
  calendarId: event.calendarId,
  eventId: event.eventId,
  occurrence: event.occurrence,
})

test('an event that is opened unfolds the hours that hide it, once', async () => {
  const [run] = events
  show('2027-03-16', { nights: 'folded' }, { open: run ? opened(run) : null })
  await expect.element(chip('Run')).toBeVisible()
  await expect.element(strip('After 18:00, no events')).toHaveAttribute('aria-expanded', 'false')
  await strip('Before 09:00').click()
  await expect.element(strip('Before 09:00, 2 events')).toHaveAttribute('aria-expanded', 'false')
})

test('an event that is seen when it is opened unfolds nothing', async () => {
  const [, , review] = events
  show('2027-03-16', { nights: 'folded' }, { open: review ? opened(review) : null })
  await expect.element(chip('Review')).toBeVisible()
  await expect.element(strip('After 18:00, no events')).toHaveAttribute('aria-expanded', 'false')
})
