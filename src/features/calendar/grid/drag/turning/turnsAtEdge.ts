import type { Point } from '../geometry/measureGrid.ts'
import type { Surface } from '../geometry/surfaceOf.ts'
import { edgeUnder } from './edgeUnder.ts'

/** How long the pointer stays at an edge until the page turns: on the way out of the grid it does not. */
const holdMs = 500

/** A page that is not drawn after this many frames will not be. */
const maxFrames = 300

/** Turns the page while something is dragged to its edge, and again as long as it is moved there. */
export type Turning = {
  readonly over: (surface: Surface, point: Point) => void
  readonly stop: () => void
}

/** @param hasTurned called in each frame after the page was turned, until it returns true */
export function turnsAtEdge(hasTurned: () => boolean): Turning {
  let direction: -1 | 1 | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  function leave() {
    clearTimeout(timer)
    direction = null
  }

  function wait(frames: number) {
    frame = requestAnimationFrame(() => {
      if (hasTurned()) leave()
      else if (frames > 0) wait(frames - 1)
    })
  }

  return {
    over: (surface, point) => {
      const next = edgeUnder(surface.geometry, point)
      if (next === direction) return
      leave()
      direction = next
      if (next === null) return
      timer = setTimeout(() => {
        surface.actions.step(next)
        wait(maxFrames)
      }, holdMs)
    },
    stop: () => {
      leave()
      cancelAnimationFrame(frame)
    },
  }
}
