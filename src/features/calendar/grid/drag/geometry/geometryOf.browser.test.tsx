import '../../../../../ui/tokens.css'
import '../../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { hourAxis } from '#domain/layout/hourAxis.ts'
import { epochMs, toIsoDate, type IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../../../ui/testing/inEnglish.tsx'
import type { CalendarView } from '../../../views/CalendarView.ts'
import { isoWeeks } from '../../../views/WeekLayout.ts'
import { monthView } from '../../../views/month/monthView.ts'
import { monthModel } from '../../../views/month/monthModel.ts'
import { weekView } from '../../../views/week/weekView.ts'
import { placeOfChip, type GridModel } from '../../model/GridModel.ts'
import { weekModel } from '../../model/weekModel.ts'
import type { GridActions } from '../../GridActions.ts'
import { surfaceOf } from './surfaceOf.ts'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('dir')
  document.documentElement.removeAttribute('style')
})

const zone = zoneNamed('Europe/Paris')
const timed = (title: string, start: string, end: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: epochMs(Date.parse(start)),
    end: epochMs(Date.parse(end)),
    zone: null,
  })
const allDay = (title: string, first: IsoDate, last: IsoDate) =>
  plainEvent(title, { kind: 'allDay', first, last })

const events = [
  timed('Stand-up', '2027-03-15T08:00Z', '2027-03-15T08:05Z'),
  timed('Review', '2027-03-15T08:00Z', '2027-03-15T09:30Z'),
  timed('Party', '2027-03-19T21:00Z', '2027-03-20T01:00Z'),
  allDay('Conference', '2027-03-17', '2027-03-19'),
  allDay('Holiday', '2027-03-18', '2027-03-18'),
  allDay('Trip', '2027-03-20', '2027-03-23'),
]
const days = (view: CalendarView) => view.days('2027-03-15', isoWeeks)
const week: GridModel = {
  days: weekModel(events, days(weekView), zone).days,
  rowLength: 7,
  axis: hourAxis(days(weekView), zone),
}
const month: GridModel = {
  days: monthModel(events, days(monthView), zone, 4).flat(),
  rowLength: 7,
  axis: null,
}

const nothing = () => undefined
const actions: GridActions = {
  openEvent: nothing,
  startEvent: nothing,
  startDays: nothing,
  drag: async () => undefined,
  copy: async () => undefined,
  around: () => ({ events: [], calendarName: '' }),
  zone,
  tellFixed: async () => undefined,
  whenOf: () => null,
  showDate: nothing,
  isShown: () => true,
  openDay: nothing,
  showMore: nothing,
  step: nothing,
}

/** For each chip on the screen, where it is and where the model of its grid puts it. */
function shown(view: CalendarView, model: GridModel) {
  render(
    <div style={{ blockSize: '40rem', inlineSize: '50rem' }}>
      <view.component
        label="Grid"
        date="2027-03-15"
        days={days(view)}
        events={events}
        context={{ calendars: new Map(), zone }}
        now={epochMs(0)}
        isRead
        readMonths={[]}
        zones={{ zone, ownZone: zone.name, others: [], choose: () => undefined }}
        hourPlace={{ current: null }}
        today="2027-03-01"
        actions={actions}
        size={{ width: 50, height: 40 }}
      />
    </div>,
    { wrapper: inEnglish },
  )
  const grid = document.querySelector<HTMLElement>('[role="grid"]')
  if (!grid) throw new Error('no grid')
  const { geometry } = surfaceOf(grid, model, actions)
  return [...grid.querySelectorAll<HTMLElement>('[data-event]')].map((chip) => {
    const date = toIsoDate(chip.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? '')
    const place = placeOfChip(model, date, chip.dataset['event'] ?? '')
    const { left, top, width, height } = chip.getBoundingClientRect()
    return { drawn: { left, top, width, height }, known: place && geometry.chipAt(place) }
  })
}

const near = ({ left, top, width, height }: Record<'left' | 'top' | 'width' | 'height', number>) => ({
  left: expect.closeTo(left, 0),
  top: expect.closeTo(top, 0),
  width: expect.closeTo(width, 0),
  height: expect.closeTo(height, 0),
})

test.each([
  ['in a week', weekView, week, 7],
  ['in a month', monthView, month, 7],
] as const)('the model puts chips where they are drawn: %s', (_, view, model, count) => {
  const chips = shown(view, model)
  expect(chips.map(({ known }) => known)).toEqual(chips.map(({ drawn }) => near(drawn)))
  expect(chips).toHaveLength(count)
})

test.each([
  ['a week', weekView, week],
  ['a month', monthView, month],
] as const)('also in %s, which runs from right to left, with large letters', (_, view, model) => {
  document.documentElement.dir = 'rtl'
  document.documentElement.style.fontSize = '20px'
  const chips = shown(view, model)
  expect(chips.map(({ known }) => known)).toEqual(chips.map(({ drawn }) => near(drawn)))
})

test.each([
  ['in a week', weekView, week],
  ['in a month', monthView, month],
] as const)('by finger lines are higher: %s', (_, view, model) => {
  document.documentElement.style.setProperty('--chip-line', '1.375rem')
  const chips = shown(view, model)
  expect(chips.map(({ known }) => known)).toEqual(chips.map(({ drawn }) => near(drawn)))
})
