/** Digits of a time of day, typed one by one, and the time that they say so far. */
export type TypedClock = {
  readonly typed: string
  /** `HH:mm` */
  readonly time: string
}

/**
 * One more digit of a time of day: `9`, `93` and `930` say 09:00, 09:30 and 09:30, `1`, `14`, `140` and `1405` say
 * 01:00, 14:00, 14:00 and 14:05. A digit that cannot follow, or that follows a whole time, begins another.
 *
 * @param typed the digits before it; empty for none
 * @param digit 0 to 9
 */
export function typeClock(typed: string, digit: string): TypedClock {
  const next = typed + digit
  const hour = /^(?:[01]\d|2[0-3]|\d)/.exec(next)?.[0] ?? digit
  const minute = next.slice(hour.length)
  if (!/^(?:[0-5]\d?)?$/.test(minute)) return typeClock('', digit)
  return { typed: next, time: `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}` }
}
