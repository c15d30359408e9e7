import '../../../ui/tokens.css'
import '../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { CalendarEvent, PlainEvent } from '#domain/event/CalendarEvent.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ViewOptionsContext } from '../options/useViewOptions.ts'
import { isoOptions } from '../options/ViewOptions.ts'
import '../grid/drag/dragging.ts'
import type { GridActions } from '../grid/GridActions.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import type { CalendarView } from './CalendarView.ts'
import { agendaView } from './agenda/agendaView.ts'
import { continuousMonth } from './continuous/continuousMonth.ts'
import { dayView } from './day/dayView.ts'
import { monthView } from './month/monthView.ts'
import { isoWeeks } from './WeekLayout.ts'
import { weekView } from './week/weekView.ts'
import { rollingWeeks } from './weeks/rollingWeeks.ts'
import { yearView } from './year/yearView.ts'

afterEach(cleanup)

const zone = zoneNamed('Europe/Paris')
const calendar = {
  id: 'work',
  homeId: 'alice',
  name: 'Work',
  description: '',
  colour: '#2f6fde',
  hasCtag: true,
  isDefault: true,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}
const context = { calendars: new Map([['work', calendar]]), zone }
const zones = { zone, ownZone: zone.name, others: [], choose: () => undefined }
const actions: GridActions = {
  zone,
  openEvent: () => undefined,
  startEvent: () => undefined,
  startDays: () => undefined,
  openDay: () => undefined,
  showMore: () => undefined,
  step: () => undefined,
  tellFixed: async () => undefined,
  whenOf: () => null,
  showDate: () => undefined,
  isShown: () => true,
  drag: async () => undefined,
  copy: async () => undefined,
  around: () => ({ events: [], calendarName: '' }),
}

test('days that are not read (yet) are not called free, and are hatched', async () => {
  show(weekView, { isRead: false, isSettled: false })
  const monday = page.getByRole('gridcell', { name: 'Monday 15 March', exact: true })
  await expect.element(monday).toBeVisible()
  await expect.element(page.getByText(/Nothing planned/)).not.toBeInTheDocument()
  await expect.poll(() => hatchOf('[data-hours]', '::before')).toContain('repeating-linear-gradient')
})

test('a month that is not read is hatched too', async () => {
  show(monthView, { isRead: false, isSettled: false })
  await expect.poll(() => hatchOf('[data-cell]')).toContain('repeating-linear-gradient')
})

test('days that could not be read say so', async () => {
  show(weekView, { isRead: false, isSettled: true, isFailed: true })
  await expect.element(page.getByText('These days couldn’t be loaded.')).toBeVisible()
  await expect.element(page.getByText(/Nothing planned/)).not.toBeInTheDocument()
})

test('days that were read and have no events are free, as the line below the grid says', async () => {
  show(weekView, {})
  await expect.element(page.getByRole('gridcell', { name: 'Monday 15 March, no events' })).toBeVisible()
  const sentence = page.getByText('Nothing planned. Click a time to add an event.')
  await expect.element(sentence).toBeVisible()
  const grid = page.getByRole('grid').element().getBoundingClientRect()
  expect(sentence.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(grid.bottom)
  expect(hatchOf('[data-hours]', '::before')).toBe('none')
})

test('who may not write into any calendar is not asked to press a time', async () => {
  const readOnly = new Map([['work', { ...calendar, canWrite: false }]])
  show(weekView, { calendars: readOnly })
  await expect.element(page.getByText('Nothing planned', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/to add an event/)).not.toBeInTheDocument()
})

test('a day without all-day events has space to press there', async () => {
  show(weekView, {})
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(boxOf('[data-hours]').top - boxOf('[data-cell]').top).toBeGreaterThanOrEqual(24)
})

test('beside others a chip shows its start, and not an end that would be cut off', async () => {
  const meeting = (key: string, title: string): CalendarEvent => ({
    ...event,
    key,
    title,
    when: { kind: 'timed', start: at('10:00'), end: at('12:00'), zone: 'Europe/Paris' },
  })
  show(weekView, { events: [meeting('1', 'Import'), meeting('2', 'Review')] })
  const chip = page.getByRole('button', { name: /^Import, / })
  await expect.element(chip).toHaveAttribute('data-time', '10:00')
})

test('a title that does not fit ends in an ellipsis, also in a month on a phone', async () => {
  const long = { ...event, key: '1', title: 'Retrospective of the whole department' }
  show(monthView, { events: [long] })
  const chip = page.getByRole('button', { name: /^Retrospective/ })
  await expect.element(chip).toBeVisible()
  expect(getComputedStyle(chip.element()).textOverflow).toBe('ellipsis')
  expect(chip.element().scrollWidth).toBeGreaterThan(chip.element().clientWidth)
})

test.each([
  ['month', monthView],
  ['week', weekView],
])('a title that runs against the page is cut at its own end, in a %s', async (_, view) => {
  const when = { kind: 'timed', start: at('10:00'), end: at('12:00'), zone: 'Europe/Paris' } as const
  show(view, { events: [{ ...event, key: '1', title: 'اجتماع الفريق الأسبوعي الطويل جدا', when }] })
  const chip = page.getByRole('button', { name: /^اجتماع/ })
  await expect.element(chip).toBeVisible()
  const title = chip.element().querySelector('[dir]') ?? chip.element()
  expect(getComputedStyle(title).direction).toBe('rtl')
  expect(getComputedStyle(chip.element()).direction).toBe('ltr')
  expect(boxOf('[data-event]').right).toBeGreaterThanOrEqual(title.getBoundingClientRect().right)
})

test.each([monthView, agendaView, yearView, continuousMonth, rollingWeeks(2)])(
  'a change of clocks is announced a week ahead, and not earlier: $name',
  async (view) => {
    show(view, { date: '2027-03-21' })
    await expect.element(page.getByText('Clocks go forward on Sunday 28 March.')).toBeVisible()
    cleanup()
    show(view, { date: '2027-03-20' })
    await expect
      .element(page.getByLabelText(view.label('2027-03-20', view.days('2027-03-20', isoWeeks))))
      .toBeVisible()
    await expect.element(page.getByText(/^Clocks go/)).not.toBeInTheDocument()
  },
)

test('weeks that scroll say so wherever they are, so that none gets higher on the way; a month does where today is', async () => {
  const shown = { date: '2027-07-01', today: '2027-03-21' } as const
  show(continuousMonth, shown)
  await expect.element(page.getByText('Clocks go forward on Sunday 28 March.')).toBeVisible()
  cleanup()
  show(monthView, shown)
  await expect.element(page.getByRole('grid', { name: 'Month of July 2027' })).toBeVisible()
  await expect.element(page.getByText(/^Clocks go/)).not.toBeInTheDocument()
})

test('an event is described by how it is picked up', async () => {
  show(weekView, { events: [{ ...event, key: '1', title: 'Review' }] })
  await expect
    .element(page.getByRole('button', { name: /^Review/ }))
    .toHaveAccessibleDescription('Space picks it up')
  cleanup()
  show(monthView, { events: [{ ...event, key: '1', title: 'Review', isRecurring: true }] })
  await expect
    .element(page.getByRole('button', { name: /^Review/ }))
    .toHaveAccessibleDescription('recurring Space picks it up')
})

test('the scroll position of the hours is restored after a month', async () => {
  const { rerender } = show(weekView, {})
  const grid = page.getByRole('grid', { name: /^Week/ })
  await expect.element(grid).toBeVisible()
  grid.element().scrollTop = 777
  await expect.poll(() => grid.element().scrollTop).toBe(777)
  // A scroll position is read with the next frame.
  await new Promise(requestAnimationFrame)
  rerender(drawnBy(monthView, {}))
  await expect.element(page.getByRole('grid', { name: /^Month/ })).toBeVisible()
  rerender(drawnBy(weekView, {}))
  await expect.poll(() => Math.round(grid.element().scrollTop)).toBe(777)
})

test('a step turns to the page that was drawn ahead, scrolled as the last one, and leaves that as it was', async () => {
  const meeting = (title: string, day: string): CalendarEvent => ({
    ...event,
    key: title,
    title,
    when: { kind: 'timed', start: on(day, '10:00'), end: on(day, '12:00'), zone: 'Europe/Paris' },
  })
  const events = [meeting('Standup', '2027-03-15'), meeting('Review', '2027-03-22')]
  const { rerender } = show(weekView, { events, hasAhead: true })
  await expect.element(chipNamed(/^Standup/)).toBeVisible()
  // Drawn, and neither read out nor come to.
  await expect.poll(() => document.querySelectorAll('[data-ahead="laid-out"]').length).toBe(2)
  expect(page.getByRole('button', { name: /^Review/ }).elements()).toEqual([])
  expect(page.getByRole('grid').elements()).toHaveLength(1)
  const [here, there] = [elementOf('Standup'), elementOf('Review')]
  page.getByRole('grid').element().scrollTop = 333
  await new Promise(requestAnimationFrame)

  rerender(drawnBy(weekView, { events, hasAhead: true, date: '2027-03-22' }))
  await expect.element(chipNamed(/^Review/)).toBeVisible()
  expect(elementOf('Review')).toBe(there)
  expect(page.getByRole('grid', { name: 'Week of 22 March 2027' }).element().scrollTop).toBe(333)

  rerender(drawnBy(weekView, { events, hasAhead: true }))
  await expect.element(chipNamed(/^Standup/)).toBeVisible()
  expect(elementOf('Standup')).toBe(here)
})

test('a page under the hands of somebody stays, and shows the next period', async () => {
  const { rerender } = show(weekView, { hasAhead: true })
  const grid = page.getByRole('grid')
  await expect.poll(() => document.querySelectorAll('[data-ahead="laid-out"]').length).toBe(2)
  const before = grid.element()
  const monday = page.getByRole('gridcell', { name: 'Monday 15 March, no events' }).element()
  if (monday instanceof HTMLElement) monday.focus()
  rerender(drawnBy(weekView, { hasAhead: true, date: '2027-03-22' }))
  await expect.element(page.getByRole('grid', { name: 'Week of 22 March 2027' })).toBeVisible()
  expect(grid.element()).toBe(before)
})

test('time outside of working hours is shaded, and a week has its number', async () => {
  const workingHours = isoOptions.workingHours.map((_, day) =>
    day === 1 ? { start: '10:30', end: '24:00' } : null,
  )
  const store = {
    current: () => options,
    choose: () => undefined,
    onChange: () => () => undefined,
  }
  const options = { ...isoOptions, workingHours }
  const { rerender } = render(
    <ViewOptionsContext value={store}>{drawnBy(weekView, {})}</ViewOptionsContext>,
    {
      wrapper: inEnglish,
    },
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
  const monday = getComputedStyle(found('[data-hours]'))
  expect([monday.getPropertyValue('--work-from'), monday.getPropertyValue('--work-to')]).toEqual([
    '10.5',
    '24',
  ])
  expect(document.querySelectorAll('[data-off]')).toHaveLength(6)
  rerender(<ViewOptionsContext value={store}>{drawnBy(monthView, {})}</ViewOptionsContext>)
  await expect.element(page.getByRole('grid', { name: /^Month/ })).toBeVisible()
  const numbers = [...document.querySelectorAll('[data-week]')].map((cell) => cell.getAttribute('data-week'))
  expect(numbers).toEqual(['9', '10', '11', '12', '13'])
})

test('a finger that rests on an event that stays where it is reads why, and opens nothing when it leaves', async () => {
  const opened = vi.spyOn(actions, 'openEvent')
  const tell = vi.spyOn(actions, 'tellFixed')
  onTestFinished(() => void vi.restoreAllMocks())
  show(dayView, { events: [{ ...event, title: 'Roadmap' }] })
  const chip = chipNamed(/^Roadmap/)
  await expect.element(chip).toBeVisible()
  const { x, y } = chip.element().getBoundingClientRect()
  const touch = { bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch' }
  const send = (kind: 'pointerdown' | 'pointerup') =>
    chip.element().dispatchEvent(new PointerEvent(kind, { ...touch, clientX: x + 8, clientY: y + 8 }))
  send('pointerdown')
  await expect.poll(() => tell.mock.calls).toEqual([['work/one/']])
  send('pointerup')
  chip.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(opened).not.toHaveBeenCalled()

  send('pointerdown')
  send('pointerup')
  chip.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('work/one/')
})

test('a view sets the orientation of the printed page', async () => {
  const { rerender } = show(weekView, {})
  await expect.element(page.getByRole('grid')).toBeVisible()
  const sheet = () => getComputedStyle(found('[data-region=grid]')).getPropertyValue('page')
  expect(sheet()).toBe('landscape')
  rerender(drawnBy(dayView, {}))
  await expect.poll(sheet).toBe('portrait')
})

const chipNamed = (name: RegExp) => page.getByRole('button', { name })
const elementOf = (key: string) => document.querySelector(`[data-event="${key}"]`)

const on = (day: string, time: string) => epochMs(Date.parse(`${day}T${time}:00+01:00`))
const at = (time: string) => epochMs(Date.parse(`2027-03-15T${time}:00+01:00`))

const event: PlainEvent = {
  key: 'work/one/',
  calendarId: 'work',
  eventId: 'one',
  occurrence: null,
  uid: 'one',
  title: '',
  location: '',
  description: '',
  when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' },
  status: 'confirmed',
  reply: null,
  isFree: false,
  visibility: 'public',
  isRecurring: false,
  etag: null,
}

type Shown = {
  readonly calendars?: typeof context.calendars
  readonly events?: readonly CalendarEvent[]
  readonly isRead?: boolean
  readonly isSettled?: boolean
  readonly isFailed?: boolean
  /** The date that is shown, and today unless there are pages ahead. */
  readonly date?: IsoDate
  /** Today, where that is another date. */
  readonly today?: IsoDate
  /** What a step leads to is known. */
  readonly hasAhead?: boolean
}

const show = (view: CalendarView, shown: Shown) => render(drawnBy(view, shown), { wrapper: inEnglish })

function drawnBy(view: CalendarView, shown: Shown) {
  const { events = [], isRead = true, isSettled = true, isFailed = false, date = '2027-03-15' } = shown
  const { calendars = context.calendars } = shown
  const beside = (direction: -1 | 1) => {
    const to = view.step(date, direction, isoWeeks, date)
    return { date: to, days: view.days(to, isoWeeks) }
  }
  const ahead = shown.hasAhead ? (direction: -1 | 1) => ({ ...beside(direction), events }) : undefined
  return (
    <div style={{ display: 'grid', blockSize: '600px' }}>
      <CalendarGrid
        {...{ view, date, events, isRead, isSettled, isFailed, actions }}
        context={{ ...context, calendars }}
        {...{ beside, ahead }}
        readMonths={[]}
        zones={zones}
        days={view.days(date, isoWeeks)}
        now={at('09:00')}
        today={shown.today ?? (shown.hasAhead ? '2027-03-15' : date)}
      />
    </div>
  )
}

const found = (selector: string) => document.querySelector(selector) ?? document.documentElement

const boxOf = (selector: string) => found(selector).getBoundingClientRect()

const hatchOf = (selector: string, pseudo?: string) =>
  getComputedStyle(found(selector), pseudo).backgroundImage
