import { zoneShifts } from '#domain/layout/zoneRuler.ts'
import { cityOf } from '../../../../../locales/cityOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatShift } from '../../../format/formatShift.ts'

/** What the head of a day says of the clocks of a place: `New York +1h`. Where room is short the city in it is cut. */
export type ShiftRemark = { readonly text: string; readonly city: string }

/**
 * Of the days from which on a ruler of the first is wrong, because clocks change there or here, what is to be said.
 *
 * @param days those that are seen, in order: a folded one has neither a ruler nor room for a remark
 */
export function shiftsByDay(
  days: readonly IsoDate[],
  zone: Zone,
  others: readonly Zone[],
): ReadonlyMap<IsoDate, readonly ShiftRemark[]> {
  const shifts = new Map<IsoDate, readonly ShiftRemark[]>()
  for (const other of others)
    for (const { date, minutes } of zoneShifts(days, zone, other)) {
      const remark = { text: formatShift(other.name, minutes), city: cityOf(other.name) }
      shifts.set(date, [...(shifts.get(date) ?? []), remark])
    }
  return shifts
}
