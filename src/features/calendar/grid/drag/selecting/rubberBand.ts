import type { Gesture } from '../Gesture.ts'
import type { Box, Point } from '../geometry/measureGrid.ts'
import type { Surface } from '../geometry/surfaceOf.ts'
import styles from './rubberBand.module.css'
import { selection } from './selection.ts'

/** A chip as it was drawn when the band began. */
type Measured = { readonly key: string; readonly box: Box; readonly scrolls: boolean }

/** A band that is drawn over a grid: what it touches is selected, with what was selected before. */
export function rubberBand(from: Point, { grid, geometry, scroll, bounds }: Surface): Gesture {
  const before = selection.current()
  const chips = measuredIn(grid, geometry.hours !== null)
  const band = document.createElement('div')
  band.className = styles.band ?? ''
  grid.append(band)
  // `position: fixed` is relative to the window, or to a container around the grid.
  const there = band.getBoundingClientRect()

  return {
    scrolls: true,
    cursor: 'crosshair',
    to: (point) => {
      const scrolled = scroll.by()
      const box = boxBetween({ ...from, y: from.y - scrolled }, point, bounds)
      band.style.transform = `translate(${box.left - there.left}px, ${box.top - there.top}px)`
      band.style.inlineSize = `${box.width}px`
      band.style.blockSize = `${box.height}px`
      const touched = chips.filter((chip) => touches(box, chip.box, chip.scrolls ? scrolled : 0))
      selection.select([...before, ...touched.map(({ key }) => key)])
    },
    drop: () => band.remove(),
    cancel: () => {
      band.remove()
      selection.select(before)
    },
  }
}

/** What is pinned above the hours does not scroll with them. */
function measuredIn(grid: HTMLElement, hasHours: boolean): readonly Measured[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-cell] [data-event]')].map((chip) => ({
    key: chip.dataset['event'] ?? '',
    box: chip.getBoundingClientRect(),
    scrolls: !hasHours || chip.closest('[data-hours]') !== null,
  }))
}

/** What is between two points in any order, as far as it is inside. */
function boxBetween(one: Point, other: Point, within: Box): Box {
  const left = Math.max(within.left, Math.min(one.x, other.x))
  const top = Math.max(within.top, Math.min(one.y, other.y))
  const right = Math.min(within.left + within.width, Math.max(one.x, other.x))
  const bottom = Math.min(within.top + within.height, Math.max(one.y, other.y))
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

const touches = (one: Box, other: Box, scrolled: number): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top - scrolled + other.height &&
  other.top - scrolled < one.top + one.height
