import type { DayModel } from '../model/DayModel.ts'
import type { GridModel } from '../model/GridModel.ts'
import { heightIn, type Stop } from '../model/heightIn.ts'

/** What the arrow keys can reach: the days, and in them their events and buttons. */
const stops = '[data-cell], [data-event], [data-more], [data-day]'

/**
 * Give the tab stop to one element of the grid: to the one that has it, else to today, else to the first day.
 */
export function arrive(grid: Element): void {
  if (grid.querySelector('[tabindex="0"]')) return
  const first = grid.querySelector('[data-cell][aria-current]') ?? grid.querySelector('[data-cell]')
  first?.setAttribute('tabindex', '0')
}

/** Give the tab stop to the element that has the focus. */
export function settle(focused: Element, grid: Element): void {
  if (focused.getAttribute('tabindex') !== '-1') return
  for (const had of grid.querySelectorAll('[tabindex="0"]')) had.setAttribute('tabindex', '-1')
  focused.setAttribute('tabindex', '0')
}

/**
 * Where a key leads. Up and down go through a day and on to the day below; left and right go to the day
 * beside, to the nearest element at the same height; Home and End go to the ends of the row.
 */
export function stopFor(
  key: string,
  from: HTMLElement,
  grid: Element,
  { days, rowLength }: GridModel,
): HTMLElement | null {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const here = cells.findIndex((cell) => cell.contains(from))
  const cell = cells[here]
  if (!cell) return null
  const within = stopsIn(cell)
  const place = within.indexOf(from)
  const rowStart = here - (here % rowLength)
  const isRtl = getComputedStyle(grid).direction === 'rtl'
  const beside = (index: number) => {
    const [day, other] = [days[here], days[index]]
    if (!day || !other || from === cell) return cells[index] ?? null
    return nearest(cells[index], other, heightIn(day, stopOf(from)))
  }
  switch (key) {
    case 'ArrowDown':
      return within[place + 1] ?? cells[here + rowLength] ?? null
    case 'ArrowUp':
      return within[place - 1] ?? cells[here - rowLength] ?? null
    case 'ArrowRight':
      return beside(here + (isRtl ? -1 : 1))
    case 'ArrowLeft':
      return beside(here + (isRtl ? 1 : -1))
    case 'Home':
      return cells[rowStart] ?? null
    case 'End':
      return cells[Math.min(rowStart + rowLength, cells.length) - 1] ?? null
    default:
      return null
  }
}

const stopsIn = (cell: HTMLElement) => [cell, ...cell.querySelectorAll<HTMLElement>(stops)]

/** The element of a day that is nearest to a height; the day itself if it is empty. */
function nearest(cell: HTMLElement | undefined, day: DayModel, height: number): HTMLElement | null {
  const [, ...inside] = cell ? stopsIn(cell) : []
  const distance = (stop: HTMLElement) => Math.abs(heightIn(day, stopOf(stop)) - height)
  const [first = cell ?? null] = inside.toSorted((one, other) => distance(one) - distance(other))
  return first
}

function stopOf({ dataset }: HTMLElement): Stop {
  if (dataset['event'] !== undefined) return { event: dataset['event'] }
  return dataset['day'] === undefined ? 'more' : 'day'
}
