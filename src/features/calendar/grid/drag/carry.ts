import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { dayTargets } from './dayTargets.ts'
import styles from './ghost.module.css'
import type { Gesture } from './Gesture.ts'
import { isWithin, type Point } from './geometry/measureGrid.ts'
import type { MeasuredAgain, Surface } from './geometry/surfaceOf.ts'
import { placeAt } from './geometry/placeOnDay.ts'
import { resizedSurface } from './resized/resizedSurface.ts'
import { watchSize } from './resized/watchSize.ts'
import { hasTurned, isEndless, turnedSurface } from './turning/turnedSurface.ts'
import { turnsAtEdge } from './turning/turnsAtEdge.ts'
import { hasUnfolded, unfoldedSurface } from './unfold/unfoldedSurface.ts'
import { unfoldsUnder } from './unfold/unfoldsUnder.ts'

/** A gesture under way. */
export type Carried = {
  /** Follow the pointer to a point, in the next frame. */
  readonly to: (point: Point) => void
  /** Whether a copy is dropped, and the event stays where it is. */
  readonly copy: (isCopy: boolean) => void
  /** Follow the pointer where it is, because the grid has scrolled below it. */
  readonly again: () => void
  /** @returns false if nothing accepts the drop: the event has gone back */
  readonly drop: (point: Point) => boolean
  /** The time that is being drawn; null for another gesture. */
  readonly drawn: () => EventWhen | null
  readonly cancel: () => void
}

/** After the grid has unfolded under the pointer, it scrolls only once that has moved on this far. */
const afterUnfoldingPixels = 12

/** Begins a gesture anew on a grid that has unfolded; null if that cannot be. */
export type BeginAgain = (from: Point, surface: Surface) => Gesture | null

/**
 * Runs a gesture from frame to frame, over the grid and over the days of the small month. It scrolls the grid
 * while the pointer is near its edges, unfolds hours that the pointer rests over, and turns the
 * page at its sides.
 */
export function carry(begun: Gesture, from: Point, begunOn: Surface, beginAgain: BeginAgain): Carried {
  let [gesture, surface] = [begun, begunOn]
  const origin = placeAt(begunOn.geometry, from)
  const veil = veilOver(surface.grid, gesture)
  let size = watchSize(surface.grid, goOnResized)
  const turning = gesture.turned ? turnsAtEdge(goOnTurned) : null
  let stillAt: number | null = null
  const unfolding = gesture.scrolls ? unfoldsUnder(goOnUnfolded) : null
  const beside = gesture.beside ? dayTargets() : null
  let isNowhere = false
  let isCopy = false
  let point = from
  let frame = 0

  function request() {
    frame ||= requestAnimationFrame(onFrame)
  }

  function onFrame() {
    frame = 0
    if (stillAt !== null && Math.abs(point.y - stillAt) > afterUnfoldingPixels) stillAt = null
    const isScrolling = gesture.scrolls && stillAt === null && surface.scroll.nearEdge(point.y)
    follow()
    if (isScrolling) request()
  }

  function follow() {
    // At midnight a page turns by itself.
    if (!isEndless(surface.grid) && goOnTurned()) turning?.stop()
    const isInside = !beside || isWithin(surface.bounds, point)
    const date = isInside ? null : beside.mark(point)
    isNowhere = !isInside && date === null
    if (!isInside) {
      turning?.stop()
      return gesture.beside?.(point, date)
    }
    beside?.clear()
    // What was grabbed is on the page that it comes from.
    if (surface.model.days[0]?.date === begunOn.model.days[0]?.date) unfolding?.over(surface, point)
    turning?.over(surface, point)
    gesture.to(point)
  }

  function goOnUnfolded(): boolean {
    const next = unfoldedSurface(surface, origin, point)
    if (!next) return false
    goOnFrom(next)
    stillAt = point.y
    return true
  }

  function goOnResized() {
    if (!hasUnfolded(surface) && !hasTurned(surface)) goOnFrom(resizedSurface(surface, origin))
  }

  function goOnFrom(next: MeasuredAgain | null) {
    gesture.cancel()
    surface.scroll.stop()
    if (next) surface = next.surface
    gesture = (next && beginAgain(next.from, surface)) ?? nothing
    copy(isCopy)
    request()
  }

  function goOnTurned(): boolean {
    const next = turnedSurface(surface)
    if (!next) return false
    const again = gesture.turned?.(next)
    gesture.cancel()
    surface.scroll.stop()
    surface = next
    size.stop()
    size = watchSize(next.grid, goOnResized)
    gesture = again ?? nothing
    if (!veil.isConnected) next.grid.append(veil)
    copy(isCopy)
    request()
    return true
  }

  function copy(next: boolean) {
    isCopy = next
    gesture.copy?.(next)
    if (gesture.copy) veil.style.cursor = next ? 'copy' : gesture.cursor
  }

  function end() {
    cancelAnimationFrame(frame)
    size.stop()
    unfolding?.stop()
    turning?.stop()
    surface.scroll.stop()
    veil.remove()
    beside?.clear()
  }

  return {
    to: (next) => {
      point = next
      request()
    },
    copy: (next) => next !== isCopy && copy(next),
    again: request,
    drop: (last) => {
      point = last
      size.look()
      follow()
      end()
      if (isNowhere) gesture.cancel()
      else gesture.drop()
      return !isNowhere && gesture !== nothing
    },
    drawn: () => gesture.drawn?.() ?? null,
    cancel: () => {
      end()
      gesture.cancel()
    },
  }
}

const nothing: Gesture = {
  scrolls: false,
  cursor: 'grabbing',
  to: () => undefined,
  drop: () => undefined,
  cancel: () => undefined,
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
