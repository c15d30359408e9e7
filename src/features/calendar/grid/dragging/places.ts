/** The cells of a grid, day by day. */
export function cellsOf(grid: HTMLElement): readonly HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
}

/** Where a chip is among hours, and how large days and minutes are there; null for one that is not drawn by the hour. */
export function hourPlace(chip: HTMLElement) {
  const hours = chip.closest<HTMLElement>('[data-hours]')
  const cell = chip.closest<HTMLElement>('[data-cell]')
  const row = cell?.parentElement
  if (!hours || !cell || !row) return null
  const cells = cellsOf(row)
  const minuteHeight = hours.getBoundingClientRect().height / (24 * 60)
  const start = Number(chip.style.getPropertyValue('--start')) * 60
  return {
    day: cells.indexOf(cell),
    days: cells.length,
    dayWidth: cell.getBoundingClientRect().width,
    minuteHeight,
    start: Math.round(start),
    end: Math.round(start + Number(chip.style.getPropertyValue('--length')) * 60),
  }
}
