import type { DayModel } from '../model/DayModel.ts'
import type { GridModel } from '../model/GridModel.ts'
import { heightIn, type Stop } from '../model/heightIn.ts'

/** What the arrow keys can reach: the days, and in them their events and buttons. */
const stops = '[data-cell], [data-event], [data-more], [data-day], [data-strip]'

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
    const [day, other] = [modelOf(cell, days), modelOf(cells[index], days)]
    if (!day || !other || from === cell) return cells[index] ?? null
    const [, ...inside] = cells[index] ? stopsIn(cells[index]) : []
    return nearest(inside, other, heightIn(day, stopOf(from))) ?? cells[index] ?? null
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

/** Whether an event is open beside its chip: the arrows then go from event to event, past everything else. */
export const isWalking = (from: Element): boolean =>
  from.hasAttribute('data-event') && document.querySelector('[data-open]') !== null

/** Where an arrow leads from event to event: in the day up and down, else to the next day that way that has one. */
export function eventFor(
  key: string,
  from: HTMLElement,
  grid: Element,
  { days, rowLength }: GridModel,
): HTMLElement | null {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const here = cells.findIndex((cell) => cell.contains(from))
  const day = modelOf(cells[here], days)
  const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
  const step = new Map([
    ['ArrowDown', rowLength],
    ['ArrowUp', -rowLength],
    ['ArrowRight', forward],
    ['ArrowLeft', -forward],
  ]).get(key)
  if (day === undefined || step === undefined) return null
  const isVertical = key === 'ArrowDown' || key === 'ArrowUp'
  const within = eventsIn(cells[here])
  const next = isVertical ? within[within.indexOf(from) + Math.sign(step)] : undefined
  if (next) return next
  for (let index = here + step; cells[index]; index += step) {
    const [events, other] = [eventsIn(cells[index]), modelOf(cells[index], days)]
    if (events.length === 0 || other === undefined) continue
    if (isVertical) return events.at(step > 0 ? 0 : -1) ?? null
    return nearest(events, other, heightIn(day, stopOf(from)))
  }
  return null
}

const modelOf = (cell: HTMLElement | undefined, days: readonly DayModel[]) =>
  days.find(({ date }) => date === cell?.dataset['cell'])

const eventsIn = (cell: HTMLElement | undefined) => [
  ...(cell?.querySelectorAll<HTMLElement>('[data-event]') ?? []),
]

const stopsIn = (cell: HTMLElement) => [cell, ...cell.querySelectorAll<HTMLElement>(stops)]

/** The element that is nearest to a height of its day; null if there is none. */
function nearest(within: readonly HTMLElement[], day: DayModel, height: number): HTMLElement | null {
  const distance = (stop: HTMLElement) => Math.abs(heightIn(day, stopOf(stop)) - height)
  return within.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

function stopOf({ dataset }: HTMLElement): Stop {
  if (dataset['event'] !== undefined) return { event: dataset['event'] }
  if (dataset['strip'] !== undefined) return dataset['strip'] === 'after' ? 'after' : 'before'
  return dataset['day'] === undefined ? 'more' : 'day'
}
