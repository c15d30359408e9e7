import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import { addMs, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

/** Whether clocks show another time after some days and a week than before: most weeks need no more than this. */
export function mayChangeClocks(first: IsoDate, last: IsoDate, zone: Zone): boolean {
  const end = startOfDay(addDays(last, 8), zone)
  return zone.offsetAt(addMs(startOfDay(first, zone), -1)) !== zone.offsetAt(addMs(end, -1))
}
