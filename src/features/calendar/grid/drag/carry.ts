import { dayTargets } from './dayTargets.ts'
import styles from './ghost.module.css'
import type { Gesture } from './Gesture.ts'
import { isWithin, type Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'

/** A gesture under way. */
export type Carried = {
  /** Follow the pointer to a point, in the next frame. */
  readonly to: (point: Point) => void
  /** Follow the pointer where it is, because the grid has scrolled below it. */
  readonly again: () => void
  /** @returns false if nothing accepts the drop: the event has gone back */
  readonly drop: (point: Point) => boolean
  readonly cancel: () => void
}

/**
 * Runs a gesture from frame to frame, over the grid and over the days of the small month, and scrolls the
 * grid while the pointer is near its edges.
 */
export function carry(gesture: Gesture, from: Point, { grid, scroll, bounds }: Surface): Carried {
  const veil = veilOver(grid, gesture)
  const beside = gesture.beside ? dayTargets() : null
  let isNowhere = false
  let point = from
  let frame = 0

  function request() {
    frame ||= requestAnimationFrame(onFrame)
  }

  function onFrame() {
    frame = 0
    const isScrolling = gesture.scrolls && scroll.nearEdge(point.y)
    follow()
    if (isScrolling) request()
  }

  function follow() {
    const isInside = !beside || isWithin(bounds, point)
    const date = isInside ? null : beside.mark(point)
    isNowhere = !isInside && date === null
    if (!isInside) return gesture.beside?.(point, date)
    beside?.clear()
    gesture.to(point)
  }

  function end() {
    cancelAnimationFrame(frame)
    scroll.stop()
    veil.remove()
    beside?.clear()
  }

  return {
    to: (next) => {
      point = next
      request()
    },
    again: request,
    drop: (last) => {
      point = last
      if (frame) follow()
      end()
      if (isNowhere) gesture.cancel()
      else gesture.drop()
      return !isNowhere
    },
    cancel: () => {
      end()
      gesture.cancel()
    },
  }
}

/** Covers everything, so that no chip is hovered on the way and the cursor shows the gesture. */
function veilOver(grid: HTMLElement, { cursor }: Gesture): HTMLElement {
  const veil = document.createElement('div')
  veil.className = styles.veil ?? ''
  veil.style.cursor = cursor
  veil.dataset['veil'] = ''
  grid.append(veil)
  return veil
}
