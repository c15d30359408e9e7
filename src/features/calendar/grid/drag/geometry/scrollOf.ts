import { clamp } from '#domain/layout/clamp.ts'
import type { GridBox } from './measureGrid.ts'

/** How far a grid has been scrolled since a gesture began. */
export type Scroll = {
  /** Pixels downwards since then. */
  readonly by: () => number
  /**
   * Scroll by one frame if the pointer is near the upper or lower edge. @returns whether it can scroll
   * further
   */
  readonly nearEdge: (y: number) => boolean
  /** Scroll until everything between two heights of the window is visible. */
  readonly show: (top: number, bottom: number) => void
  readonly stop: () => void
}

/** It scrolls when the pointer is this near to an edge, and at most this far in a frame. */
const nearPixels = 40
const maxPixels = 14

/** Follows the scrolling of a grid, whatever causes it, and scrolls it itself. */
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
      // Above the hours there is another row, and the pointer may be on its way there.
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
