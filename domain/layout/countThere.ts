import type { CalendarEvent } from '../event/CalendarEvent.ts'
import { isGone } from './isGone.ts'

/** How many events there are, without those that are only drawn where they were. */
export const countThere = (events: readonly CalendarEvent[] = []): number =>
  events.reduce((count, event) => (isGone(event) ? count : count + 1), 0)
