import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { GridActions } from '../view/GridActions.ts'
import type { Scroll } from './scrollOf.ts'

/** A place on the screen, in pixels of the window. */
export type Point = { readonly x: number; readonly y: number }

/** What a press turns into once it is held or moves: something follows the pointer until it is let go. React hears of it only then. */
export type Gesture = {
  /** Once a frame at most. It writes to the page, and reads nothing of it: everything was measured when it began. */
  readonly to: (point: Point) => void
  readonly drop: () => void
  /** As if nothing had happened. */
  readonly cancel: () => void
  /** Whether the grid scrolls when the pointer comes near its edges. */
  readonly scrolls: boolean
  readonly cursor: 'grabbing' | 'ns-resize' | 'ew-resize' | 'crosshair'
}

/** Where a gesture takes place. */
export type Surface = {
  readonly grid: HTMLElement
  readonly actions: GridActions
  /** The hours of its days; null in a month. */
  readonly axis: HourAxis | null
  readonly scroll: Scroll
}
