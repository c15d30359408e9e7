import type { StripSide } from '../../GridActions.ts'
import type { Point } from '../geometry/measureGrid.ts'
import type { Surface } from '../geometry/surfaceOf.ts'
import { stripUnder } from './stripUnder.ts'

/** How long the pointer rests over something folded until it unfolds: on the way elsewhere it does not. */
const restMs = 300

/** A grid that has not unfolded after this many frames will not. */
const maxFrames = 60

/** Unfolds what a pointer rests over, while something is dragged. */
export type Unfolding = {
  readonly over: (surface: Surface, point: Point) => void
  readonly stop: () => void
}

/**
 * @param hasUnfolded called in each frame after something was unfolded, until it returns true
 */
export function unfoldsUnder(hasUnfolded: () => boolean): Unfolding {
  let side: StripSide | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  function leave() {
    clearTimeout(timer)
    side = null
  }

  function wait(frames: number) {
    frame = requestAnimationFrame(() => {
      if (hasUnfolded()) leave()
      else if (frames > 0) wait(frames - 1)
    })
  }

  return {
    over: (surface, point) => {
      const next = stripUnder(surface, point)
      if (next === side) return
      leave()
      side = next
      if (next === null) return
      timer = setTimeout(() => {
        surface.actions.toggleStrip?.(next)
        wait(maxFrames)
      }, restMs)
    },
    stop: () => {
      leave()
      cancelAnimationFrame(frame)
    },
  }
}
