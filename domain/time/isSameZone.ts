/** Whether two IANA names are the same zone: `Asia/Calcutta` is `Asia/Kolkata`. */
export function isSameZone(one: string, other: string): boolean {
  const at = (name: string) => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  return one === other || at(one).equals(at(other))
}
