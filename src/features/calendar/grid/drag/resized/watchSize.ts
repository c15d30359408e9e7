/** Where a grid is, and how high and wide its days are, while something is carried over it. */
export type WatchedSize = {
  /** Look now, and not only before the next frame is painted. */
  readonly look: () => void
  readonly stop: () => void
}

/** @param onResized called when a grid was moved, or got another size */
export function watchSize(grid: HTMLElement, onResized: () => void): WatchedSize {
  const cell = grid.querySelector('[data-cell]')
  let before = placeOf(grid, cell)
  function look() {
    const now = placeOf(grid, cell)
    if (now === before) return
    before = now
    onResized()
  }
  const observer = new ResizeObserver(look)
  observer.observe(document.body)
  observer.observe(grid)
  if (cell) observer.observe(cell)
  return { look, stop: () => observer.disconnect() }
}

function placeOf(grid: HTMLElement, cell: Element | null): string {
  const { left, top, width, height } = grid.getBoundingClientRect()
  const day = cell?.isConnected ? cell.getBoundingClientRect() : null
  return [left, top, width, height, day?.width, day?.height].join(' ')
}
