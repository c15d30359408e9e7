import { localDateTime } from '#domain/time/localDateTime.ts'
import { parseTime } from '#domain/time/parseTime.ts'
import { minuteMs, localMs } from '#domain/time/units.ts'

/** The times that are suggested while typing: every half hour, for an end on the same day only later ones. */
export function proposedTimes(after: string | null = null): readonly string[] {
  const earliest = after === null ? null : parseTime(after)
  return halfHours.filter((time) => earliest === null || time > earliest)
}

const halfHours = Array.from({ length: 48 }, (_, index) =>
  localDateTime(localMs(index * 30 * minuteMs)).slice(11, 16),
)
