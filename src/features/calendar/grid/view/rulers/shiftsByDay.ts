import { zoneShifts } from '#domain/layout/zoneRuler.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { factLine } from '../../../../../ui/join.ts'
import { formatShift } from '../../../format/formatShift.ts'

/** Of the days from which on a ruler of the first is wrong, because clocks change there or here, what is to be said. */
export function shiftsByDay(
  days: readonly IsoDate[],
  zone: Zone,
  others: readonly Zone[],
): ReadonlyMap<IsoDate, string> {
  const shifts = new Map<IsoDate, string>()
  for (const other of others)
    for (const { date, minutes } of zoneShifts(days, zone, other))
      shifts.set(date, factLine([shifts.get(date), formatShift(other.name, minutes)]))
  return shifts
}
