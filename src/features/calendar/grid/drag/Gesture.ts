import type { IsoDate } from '#domain/time/units.ts'
import type { Point } from './geometry/measureGrid.ts'

/** What a press becomes once it is held or moves. Something follows the pointer; React renders only when it is dropped. */
export type Gesture = {
  /** Once a frame at most. It writes to the page, and reads nothing of it: everything was measured when it began. */
  readonly to: (point: Point) => void
  /** The pointer has left the grid, for a day of the small month, or for nowhere: let go there, it goes back. */
  readonly beside?: (point: Point, date: IsoDate | null) => void
  readonly drop: () => void
  /** As if nothing had happened. */
  readonly cancel: () => void
  /** Whether the grid scrolls when the pointer comes near its edges. */
  readonly scrolls: boolean
  readonly cursor: 'grabbing' | 'ns-resize' | 'ew-resize' | 'crosshair'
}
