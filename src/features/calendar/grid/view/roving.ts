/** What the arrow keys can reach: the days, and in them their events and buttons. */
const stops = '[data-cell], [data-event], [data-more], [data-day]'

/** Give the tab stop to one element of the grid: to whoever has it, else to today, else to the first day. */
export function arrive(grid: Element): void {
  if (grid.querySelector('[tabindex="0"]')) return
  const first = grid.querySelector('[data-cell][aria-current]') ?? grid.querySelector('[data-cell]')
  first?.setAttribute('tabindex', '0')
}

/** Give the tab stop to whoever has the focus. */
export function settle(focused: Element, grid: Element): void {
  if (focused.getAttribute('tabindex') !== '-1') return
  for (const had of grid.querySelectorAll('[tabindex="0"]')) had.setAttribute('tabindex', '-1')
  focused.setAttribute('tabindex', '0')
}

/**
 * Where a key leads. Up and down go through a day and on to the day below; left and right to the day beside, to what stands nearest
 * at the same height; Home and End to the ends of the row.
 */
export function stopFor(
  key: string,
  from: HTMLElement,
  grid: Element,
  rowLength: number,
): HTMLElement | null {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const here = cells.findIndex((cell) => cell.contains(from))
  const cell = cells[here]
  if (!cell) return null
  const within = stopsIn(cell)
  const place = within.indexOf(from)
  const rowStart = here - (here % rowLength)
  const isRtl = getComputedStyle(grid).direction === 'rtl'
  switch (key) {
    case 'ArrowDown':
      return within[place + 1] ?? cells[here + rowLength] ?? null
    case 'ArrowUp':
      return within[place - 1] ?? cells[here - rowLength] ?? null
    case 'ArrowRight':
      return beside(cells[here + (isRtl ? -1 : 1)], from, from === cell)
    case 'ArrowLeft':
      return beside(cells[here + (isRtl ? 1 : -1)], from, from === cell)
    case 'Home':
      return cells[rowStart] ?? null
    case 'End':
      return cells[Math.min(rowStart + rowLength, cells.length) - 1] ?? null
    default:
      return null
  }
}

const stopsIn = (cell: HTMLElement) => [cell, ...cell.querySelectorAll<HTMLElement>(stops)]

function beside(cell: HTMLElement | undefined, from: HTMLElement, toCell: boolean): HTMLElement | null {
  if (!cell) return null
  const [, ...inside] = stopsIn(cell)
  if (toCell || inside.length === 0) return cell
  const height = from.getBoundingClientRect().top
  const distance = (stop: HTMLElement) => Math.abs(stop.getBoundingClientRect().top - height)
  return inside.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest))
}
