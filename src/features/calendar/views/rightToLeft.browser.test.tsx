import '../../../ui/tokens.css'
import '../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import type { GridActions } from '../grid/GridActions.ts'
import { MiniMonth } from '../minimonth/MiniMonth.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { isoWeeks } from './WeekLayout.ts'
import { weekView } from './week/weekView.ts'

beforeAll(() => void (document.documentElement.dir = 'rtl'))
afterAll(() => document.documentElement.removeAttribute('dir'))
afterEach(cleanup)
eachOn('2027-03-15')

const zone = zoneNamed('Europe/Paris')
const at = (text: string) => epochMs(Date.parse(`${text}:00+01:00`))
const review = plainEvent('Review', {
  kind: 'timed',
  start: at('2027-03-15T10:00'),
  end: at('2027-03-15T11:00'),
  zone: 'Europe/Paris',
})
const fair = plainEvent('Fair', { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' })

const day = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })
const leftOf = (element: Locator) => element.element().getBoundingClientRect().left

test('the first day of the week is on the right, and the hours beside it', async () => {
  show([])
  await expect.element(day('Monday 15 March')).toBeVisible()
  expect(leftOf(day('Monday 15 March'))).toBeGreaterThan(leftOf(day('Tuesday 16 March')))
})

test('the arrow to the left leads to the day after', async () => {
  show([])
  day('Monday 15 March').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(day('Tuesday 16 March')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(day('Monday 15 March')).toHaveFocus()
})

test('in the small month too, also over its edge', async () => {
  const dates = ['2027-03-15'] as const
  render(<MiniMonth date="2027-03-15" shown={dates} today="2027-03-15" show={() => undefined} />, {
    wrapper: inEnglish,
  })
  page.getByRole('button', { name: '15 March 2027' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('button', { name: '16 March 2027' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: '14 March 2027' })).toHaveFocus()
})

test('an event that is dragged to the left is moved to a later day', async () => {
  const drag = show([review])
  await expect.element(chip('Review')).toBeVisible()
  await chip('Review').dropTo(day('Wednesday 17 March'), { targetPosition: overHour(chip('Review')) })
  await expect.poll(() => drag.mock.calls.length).toBe(1)
  const [, to] = drag.mock.calls[0] ?? []
  expect(to?.kind === 'timed' && new Date(to.start).toISOString()).toMatch(/^2027-03-17/)
})

test('a bar ends on the left, where it is resized', async () => {
  const drag = show([fair])
  await expect.element(chip('Fair')).toBeVisible()
  const { height } = chip('Fair').element().getBoundingClientRect()
  await chip('Fair').dropTo(day('Thursday 18 March'), {
    sourcePosition: { x: 2, y: height / 2 },
    targetPosition: { x: 40, y: 40 },
  })
  await expect.poll(() => drag.mock.calls.length).toBe(1)
  expect(drag.mock.calls[0]?.[1]).toEqual({ kind: 'allDay', first: '2027-03-15', last: '2027-03-18' })
})

test('an event moved by keys moves on with the left arrow', async () => {
  const drag = show([review])
  chip('Review').element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => document.body.textContent).toContain('Picked up')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  await expect.poll(() => drag.mock.calls.length).toBe(1)
  const [, to] = drag.mock.calls[0] ?? []
  expect(to?.kind === 'timed' && new Date(to.start).toISOString()).toBe('2027-03-16T09:00:00.000Z')
})

test('an event whose end is moved and that then lasts all day is announced so', async () => {
  show([review])
  chip('Review').element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => document.body.textContent).toContain('Picked up')
  await userEvent.keyboard('ea')
  await expect.poll(() => document.body.textContent).toContain('Monday 15 March, all day.')
  await userEvent.keyboard('{Escape}')
})

/** The middle of an event, measured from the top of its day. */
function overHour(event: Locator) {
  const { top, height } = event.element().getBoundingClientRect()
  const cell = day('Wednesday 17 March').element().getBoundingClientRect()
  return { x: cell.width / 2, y: top + height / 2 - cell.top }
}

/** @returns the mock that is called when something was dragged */
function show(events: readonly CalendarEvent[]) {
  const drag = vi.fn<GridActions['drag']>(async () => undefined)
  const whenOf = (key: string): EventWhen | null => events.find((event) => event.key === key)?.when ?? null
  const calendar = {
    id: review.calendarId,
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
  const actions: GridActions = {
    zone,
    openEvent: () => undefined,
    startEvent: () => undefined,
    startDays: () => undefined,
    openDay: () => undefined,
    showMore: () => undefined,
    step: () => undefined,
    tellFixed: async () => undefined,
    whenOf,
    showDate: () => undefined,
    isShown: () => true,
    drag,
    copy: async () => undefined,
    around: () => ({ events: [], calendarName: '' }),
  }
  render(
    <div style={{ display: 'grid', blockSize: '600px' }}>
      <CalendarGrid
        view={weekView}
        date="2027-03-15"
        days={weekView.days('2027-03-15', isoWeeks)}
        events={events}
        isRead
        readMonths={[]}
        zones={{ zone, ownZone: zone.name, others: [], choose: () => undefined }}
        isSettled
        isFailed={false}
        context={{ calendars: new Map([[calendar.id, calendar]]), zone }}
        actions={actions}
        now={at('2027-03-15T09:00')}
        today="2027-03-15"
      />
    </div>,
    { wrapper: inEnglish },
  )
  return drag
}
