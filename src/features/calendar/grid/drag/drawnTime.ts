import type { EventWhen } from '#domain/event/CalendarEvent.ts'

/** A time that somebody is drawing on a grid, the button still down. */
export type DrawnTime = {
  /** Null while it has no length. */
  readonly when: () => EventWhen | null
  /** What is drawn goes; nothing is begun when the button is released. */
  readonly putAway: () => void
}

let current: DrawnTime | null = null

/** The time that is being drawn now; null if none is. */
export const drawnTime = (): DrawnTime | null => current

/** @returns ends it */
export function noteDrawing(drawing: DrawnTime): () => void {
  current = drawing
  return () => {
    if (current === drawing) current = null
  }
}
