import type { EpochMs } from '#domain/time/units.ts'

/** Wall-clock times of the week that `now` falls in, by day from its Monday; days before and after count on. */
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
