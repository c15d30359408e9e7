import type { EpochMs } from '#domain/time/units.ts'

/**
 * The local dates and times of the week that `now` is in, by day from its Monday. Negative days and days from
 * 7 on are in other weeks.
 */
export function weekOfNow(now: EpochMs, zone: string) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const day = (fromMonday: number) => monday.add({ days: fromMonday }).toString()
  return {
    /** `2027-03-15` */
    day,
    /** `2027-03-15T09:00:00` */
    at: (fromMonday: number, time: string) => `${day(fromMonday)}T${time}:00`,
  }
}
