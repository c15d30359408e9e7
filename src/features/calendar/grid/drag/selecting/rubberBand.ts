import { clamp } from '#domain/layout/clamp.ts'
import type { Gesture } from '../Gesture.ts'
import type { Box, Point } from '../geometry/measureGrid.ts'
import type { Surface } from '../geometry/surfaceOf.ts'
import styles from './rubberBand.module.css'
import { selection } from './selection.ts'

/** A chip, and where it was when the band began. */
type Measured = { readonly key: string; readonly box: Box; readonly scrolls: boolean }

/** What a band needs of the grid that it is drawn over. */
type Banded = Pick<Surface, 'grid' | 'bounds'> & {
  readonly geometry: Pick<Surface['geometry'], 'hours'>
  readonly scroll: Pick<Surface['scroll'], 'by'>
}

/**
 * A band that is drawn over a grid: what it touches is selected, with what was selected before, and stays so when it is
 * scrolled away.
 */
export function rubberBand(from: Point, { grid, geometry, scroll, bounds }: Banded): Gesture {
  const before = selection.current()
  const hasHours = geometry.hours !== null
  const measured = new WeakSet<Element>()
  const chips = newChipsIn(grid, measured, { hasHours, scrolled: 0 })
  let measuredAt = 0
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
      const whole = boxBetween({ ...from, y: from.y - scrolled }, pointIn(bounds, point))
      const box = partIn(bounds, whole)
      band.style.transform = `translate(${box.left - there.left}px, ${box.top - there.top}px)`
      band.style.inlineSize = `${box.width}px`
      band.style.blockSize = `${box.height}px`
      // Weeks that it is scrolled to are drawn on the way.
      if (!hasHours && scrolled !== measuredAt)
        chips.push(...newChipsIn(grid, measured, { hasHours, scrolled }))
      measuredAt = scrolled
      const touched = chips.filter((chip) =>
        chip.scrolls ? touches(whole, chip.box, scrolled) : touches(box, chip.box, 0),
      )
      selection.select([...before, ...touched.map(({ key }) => key)])
    },
    drop: () => band.remove(),
    cancel: () => {
      band.remove()
      selection.select(before)
    },
  }
}

/** The chips that were not measured yet. What is pinned above the hours does not scroll with them. */
function newChipsIn(
  grid: HTMLElement,
  measured: WeakSet<Element>,
  { hasHours, scrolled }: { readonly hasHours: boolean; readonly scrolled: number },
): Measured[] {
  const found = [...grid.querySelectorAll<HTMLElement>('[data-cell] [data-event]')]
  const chips = found.filter((chip) => !measured.has(chip))
  return chips.map((chip) => {
    measured.add(chip)
    const { left, top, width, height } = chip.getBoundingClientRect()
    return {
      key: chip.dataset['event'] ?? '',
      box: { left, top: top + scrolled, width, height },
      scrolls: !hasHours || chip.closest('[data-hours]') !== null,
    }
  })
}

const pointIn = ({ left, top, width, height }: Box, { x, y }: Point): Point => ({
  x: clamp(x, left, left + width),
  y: clamp(y, top, top + height),
})

/** What is between two points in any order. */
const boxBetween = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

function partIn(within: Box, { left, top, width, height }: Box): Box {
  const from = pointIn(within, { x: left, y: top })
  return boxBetween(from, pointIn(within, { x: left + width, y: top + height }))
}

const touches = (one: Box, other: Box, scrolled: number): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top - scrolled + other.height &&
  other.top - scrolled < one.top + one.height
