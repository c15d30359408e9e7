import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs } from '#domain/time/units.ts'

/** Whether a timed event has not begun yet. */
export const isComing = ({ when }: Pick<CalendarEvent, 'when'>, now: EpochMs): boolean =>
  when.kind === 'timed' && when.start > now

/** Whether a timed event has begun, and is not over. */
export const isOn = ({ when }: Pick<CalendarEvent, 'when'>, now: EpochMs): boolean =>
  when.kind === 'timed' && when.start <= now && now < when.end
