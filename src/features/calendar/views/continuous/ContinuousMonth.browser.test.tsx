import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { GridActions } from '../../grid/GridActions.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { DrawnView } from '../testing/DrawnView.tsx'
import { ContinuousMonth } from './ContinuousMonth.tsx'
import { continuousMonth } from './continuousMonth.ts'

afterEach(cleanup)

const events = [plainEvent('Fair', { kind: 'allDay', first: '2027-03-19', last: '2027-03-20' })]

type Given = {
  readonly date?: IsoDate
  readonly direction?: 'rtl'
  readonly actions?: Partial<GridActions>
  readonly onReached?: (date: IsoDate) => void
  readonly size?: { readonly width: number; readonly height: number }
}

const noActions = {}

/** As the page draws it: where it is scrolled to comes back as its date. */
function Followed({ date: first = '2027-03-16', onReached, actions = noActions, size }: Given) {
  const [date, setDate] = useState(first)
  const reach = (to: IsoDate) => {
    setDate(to)
    onReached?.(to)
  }
  return (
    <DrawnView
      view={continuousMonth}
      as={ContinuousMonth}
      onReached={reach}
      {...{ date, events, actions }}
      {...(size && { size })}
    />
  )
}

const drawn = (given: Given) => (
  <div dir={given.direction} style={{ blockSize: '640px' }}>
    <Followed key={given.date} {...given} />
  </div>
)
const show = (given: Given = {}) => render(drawn(given), { wrapper: inEnglish })

const grid = () => page.getByRole('grid')
const cell = (name: RegExp) => grid().getByRole('gridcell', { name })
const topOf = (name: RegExp) =>
  Math.round(cell(name).element().getBoundingClientRect().top - grid().element().getBoundingClientRect().top)
/** The height of the weekdays, and the edge. */
const top = 31

test('the week of the date stands below the weekdays, those before and after it are one scroll away', async () => {
  show()
  await expect.element(page.getByRole('grid', { name: 'Weeks from March 2027 on' })).toBeVisible()
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  await expect.element(cell(/^Sunday 14 March/)).toBeInTheDocument()
})

test('who scrolls on for years finds weeks everywhere, and few elements', async () => {
  const onReached = vi.fn<(date: IsoDate) => void>()
  show({ onReached })
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  const element = grid().element()
  const week = cell(/Monday 15 March/)
    .element()
    .getBoundingClientRect().height
  element.scrollTop += week * 522
  await expect.poll(() => onReached.mock.lastCall).toEqual(['2037-03-16'])
  await expect.poll(() => topOf(/Monday 16 March/)).toBe(top)
  expect(element.querySelectorAll('*').length).toBeLessThan(700)
  element.scrollTop -= week * 1044
  await expect.poll(() => onReached.mock.lastCall).toEqual(['2017-03-13'])
  await expect.poll(() => topOf(/Monday 13 March/)).toBe(top)
})

test('a step scrolls to weeks that are drawn already, and draws none', async () => {
  const at = (date: IsoDate) => (
    <div style={{ blockSize: '640px' }}>
      <DrawnView view={continuousMonth} as={ContinuousMonth} {...{ date, events }} />
    </div>
  )
  const weeks = () => [...grid().element().querySelectorAll('[role=rowgroup] [role=row]')]
  const { rerender } = render(at('2027-03-01'), { wrapper: inEnglish })
  const first = weeks().length
  await expect.poll(() => weeks().length).toBeGreaterThan(first)
  const before = weeks()
  rerender(at('2027-04-01'))
  expect(topOf(/^Thursday 1 April/)).toBe(top)
  expect(weeks()).toEqual(before)
})

test('the month of the heading is that of the first whole week', async () => {
  const onReached = vi.fn<(date: IsoDate) => void>()
  show({ onReached })
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  grid()
    .element()
    .scrollBy({ top: topOf(/Monday 29 March/) - top - 20 })
  await expect.poll(() => onReached.mock.lastCall).toEqual(['2027-04-01'])
  await expect.element(page.getByRole('grid', { name: 'Weeks from April 2027 on' })).toBeVisible()
  expect(topOf(/Monday 29 March/)).toBe(top + 20)
})

test('arrows lead from week to week without an end, and the weeks follow', async () => {
  show()
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  await userEvent.tab()
  await expect.element(cell(/^Tuesday 16 March/)).toHaveFocus()
  for (const day of [
    '23 March',
    '30 March',
    '6 April',
    '13 April',
    '20 April',
    '27 April',
    '4 May',
    '11 May',
  ]) {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(cell(new RegExp(`^Tuesday ${day}`))).toHaveFocus()
  }
})

test('where the language runs to the left, so do the days', async () => {
  show({ direction: 'rtl' })
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  const leftOf = (name: RegExp) => cell(name).element().getBoundingClientRect().left
  expect(leftOf(/^Tuesday 16 March/)).toBeLessThan(leftOf(/Monday 15 March/))
  cell(/^Tuesday 16 March/)
    .element()
    .focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(cell(/^Wednesday 17 March/)).toHaveFocus()
})

test('a press on a day begins an event on it', async () => {
  const startDays = vi.fn<GridActions['startDays']>()
  show({ actions: { startDays } })
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  await userEvent.click(cell(/^Wednesday 24 March/))
  expect(startDays).toHaveBeenCalledWith('2027-03-24', '2027-03-24')
})

test('an event is taken by keys to a week that is not drawn yet, and the weeks follow', async () => {
  const drag = vi.fn<GridActions['drag']>(async () => undefined)
  show({ actions: { drag, whenOf: () => events[0]?.when ?? null } })
  const fair = grid().getByRole('button', { name: /^Fair/ })
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  fair.element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => fair.element().hasAttribute('data-lifted')).toBe(true)
  await userEvent.keyboard('{ArrowDown>20/}')
  await expect.element(cell(/^Friday 6 August/)).toBeVisible()
  expect(fair.element().isConnected).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(drag).toHaveBeenCalledWith(events[0]?.key, {
    kind: 'allDay',
    first: '2027-08-06',
    last: '2027-08-07',
  })
})

test('an event that is carried while the weeks get higher is dropped where the pointer is', async () => {
  const drag = vi.fn<GridActions['drag']>(async () => undefined)
  const actions = { drag, whenOf: () => events[0]?.when ?? null }
  const { rerender } = show({ actions })
  const fair = grid().getByRole('button', { name: /^Fair/ })
  await expect.poll(() => topOf(/Monday 15 March/)).toBe(top)
  const from = fair.element().getBoundingClientRect()
  function send(kind: string, to: { readonly left: number; readonly top: number }) {
    const at = { clientX: to.left + 20, clientY: to.top + 10, pointerId: 1, isPrimary: true, bubbles: true }
    const buttons = kind === 'pointerup' ? 0 : 1
    const target = kind === 'pointerdown' ? fair.element() : document.body
    target.dispatchEvent(new PointerEvent(kind, { ...at, buttons, pointerType: 'mouse' }))
  }
  await expect
    .poll(() => {
      send('pointerdown', from)
      send('pointermove', { left: from.left, top: from.top + 30 })
      return fair.element().hasAttribute('data-lifted')
    })
    .toBe(true)
  rerender(drawn({ actions, size: { width: 60, height: 60 } }))
  await expect.poll(() => topOf(/Monday 22 March/)).toBeGreaterThan(top + 110)
  const { left, top: line } = cell(/^Friday 26 March/)
    .element()
    .getBoundingClientRect()
  send('pointermove', { left, top: line + 30 })
  await new Promise((resolve) => requestAnimationFrame(resolve))
  send('pointerup', { left, top: line + 30 })
  expect(drag).toHaveBeenCalledWith(events[0]?.key, {
    kind: 'allDay',
    first: '2027-03-26',
    last: '2027-03-27',
  })
})
