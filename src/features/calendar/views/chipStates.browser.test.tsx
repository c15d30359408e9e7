import '../../../ui/tokens.css'
import '../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ghostOf } from '../grid/drag/ghost.ts'
import { AgendaView } from './agenda/AgendaView.tsx'
import { agendaView } from './agenda/agendaView.ts'
import type { CalendarView, ViewProps } from './CalendarView.ts'
import { HoursView } from './HoursView.tsx'
import { MonthView } from './month/MonthView.tsx'
import { monthView } from './month/monthView.ts'
import { DrawnView } from './testing/DrawnView.tsx'
import { weekView } from './week/weekView.ts'

afterEach(cleanup)

const at = (time: string) => epochMs(Date.parse(`2027-03-16T${time}+01:00`))
const review = plainEvent('Review', { kind: 'timed', start: at('14:00'), end: at('15:00'), zone: null })
const retro = plainEvent('Retro', { kind: 'timed', start: at('16:00'), end: at('17:00'), zone: null })

const show = (view: CalendarView, as: ComponentType<ViewProps>) =>
  render(
    <div style={{ blockSize: '640px' }}>
      <DrawnView view={view} as={as} date="2027-03-16" events={[review, retro]} />
    </div>,
    { wrapper: inEnglish },
  )

/** What decides in which order and in which layers of the page a chip is painted. */
const placing = [
  'position',
  'zIndex',
  'opacity',
  'filter',
  'transform',
  'translate',
  'willChange',
  'mixBlendMode',
  'isolation',
  'contain',
] as const

function placingOf(chip: Locator) {
  const style = getComputedStyle(chip.element())
  return placing.map((name) => `${name} ${style[name]}`)
}

test.each([
  ['week', weekView, HoursView],
  ['month', monthView, MonthView],
  ['agenda', agendaView, AgendaView],
])('a chip of a %s that is touched, focused or open is painted where it was', async (_, view, as) => {
  show(view, as)
  const chip = page.getByRole('button', { name: /^Review/ })
  await expect.element(chip).toBeVisible()
  const shadow = () => getComputedStyle(chip.element()).boxShadow
  const [before, shadowBefore] = [placingOf(chip), shadow()]

  await userEvent.hover(chip)
  await expect.poll(shadow).not.toBe(shadowBefore)
  expect(placingOf(chip)).toEqual(before)

  chip.element().focus({ focusVisible: true })
  expect(getComputedStyle(chip.element()).outlineStyle).toBe('solid')
  expect(placingOf(chip)).toEqual(before)

  chip.element().setAttribute('data-open', '')
  expect(placingOf(chip)).toEqual(before)
})

test.each([
  ['week', weekView, HoursView],
  ['month', monthView, MonthView],
  ['agenda', agendaView, AgendaView],
])(
  'the chips of a %s are styled by rules alone, so that the browser can give many the same style',
  async (_, view, as) => {
    show(view, as)
    // The first one to come has the line of the current time above it.
    const chip = page.getByRole('button', { name: /^Retro/ })
    await expect.element(chip).toBeVisible()
    const { parentElement: around } = chip.element()
    expect(chip.element().getAttribute('style')).toBeNull()
    // Positioned, each would be looked through for each movement of the pointer, and sorted with each frame.
    expect(getComputedStyle(chip.element()).position).toBe('static')
    expect(around && getComputedStyle(around).position).toBe('static')
  },
)

test('a copy of a chip that is dragged lets the pointer through, and chips among hours do not', async () => {
  show(weekView, HoursView)
  const chip = page.getByRole('button', { name: /^Review/ })
  await expect.element(chip).toBeVisible()
  const [element, grid] = [chip.element(), page.getByRole('grid').element()]
  if (!(element instanceof HTMLElement) || !(grid instanceof HTMLElement))
    throw new Error('These are elements.')
  const ghost = ghostOf({ element, box: element.getBoundingClientRect() }, grid)
  const copy = grid.lastElementChild?.firstElementChild
  expect(copy?.textContent).toContain('Review')
  expect(copy && getComputedStyle(copy).pointerEvents).toBe('none')
  expect(getComputedStyle(element).pointerEvents).toBe('auto')
  ghost.remove()
})

test('where a mouse is used, the browser is not told of each chip what a finger on it may do', async () => {
  show(weekView, HoursView)
  const chip = page.getByRole('button', { name: /^Review/ })
  await expect.element(chip).toBeVisible()
  expect(getComputedStyle(chip.element()).touchAction).toBe('auto')
})
