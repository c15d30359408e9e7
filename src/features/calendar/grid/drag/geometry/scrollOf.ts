import { clamp } from '#domain/layout/clamp.ts'
import type { GridBox } from './measureGrid.ts'

/** How far a grid has been scrolled since something began. */
export type Scroll = {
  /** Pixels downwards since then. */
  readonly by: () => number
  /** Scroll on while the pointer is near the upper or the lower edge. @returns whether there is more to come */
  readonly nearEdge: (y: number) => boolean
  /** Scroll until what lies between two heights of the window can be seen. */
  readonly show: (top: number, bottom: number) => void
  readonly stop: () => void
}

/** So near to an edge it scrolls, and so far in a frame at most. */
const nearPixels = 40
const maxPixels = 14

/** Follows the scrolling of a grid, no matter what scrolls it, and scrolls it itself. */
export function scrollOf(grid: HTMLElement, box: GridBox): Scroll {
  const { visibleTop: top, visibleBottom: bottom, scrollTop: began } = box
  let at = began
  const onScroll = () => {
    at = grid.scrollTop
  }
  grid.addEventListener('scroll', onScroll, { passive: true })

  function scrollBy(pixels: number): boolean {
    const next = clamp(at + pixels, 0, box.maxScrollTop)
    if (next === at) return false
    at = next
    grid.scrollTop = next
    return true
  }

  return {
    by: () => at - began,
    nearEdge: (y) => {
      const [above, below] = [top + nearPixels - y, y - bottom + nearPixels]
      // Higher than the hours there is another row, to which somebody may be on the way.
      if (above > 0 && y > top - nearPixels / 4) return scrollBy(-pixelsFor(above))
      return below > 0 && scrollBy(pixelsFor(below))
    },
    show: (from, to) => {
      if (from < top) scrollBy(from - top)
      else if (to > bottom) scrollBy(Math.min(to - bottom, from - top))
    },
    stop: () => grid.removeEventListener('scroll', onScroll),
  }
}

const pixelsFor = (depth: number) => Math.ceil(Math.min(1, depth / nearPixels) * maxPixels)
