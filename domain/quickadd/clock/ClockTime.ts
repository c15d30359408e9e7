/** A time of day, in minutes from midnight. After 24:00 it is in the night after the day. */
export type ClockTime = {
  readonly minutes: number
  /** It could be twelve hours later: `9`, but not `09` or `9am`. */
  readonly isLoose: boolean
  /** The hour from which on it is in the morning if nothing else says more; 7 without one. */
  readonly morningFrom?: number
}

export type Clocks = { readonly start: ClockTime; readonly end: ClockTime | null }

/** Hours from one to twelve without a zero before them could be in either half of the day. */
export function bareTime(hour: string, minute: number): ClockTime {
  const value = Number(hour)
  return {
    minutes: Math.min(value * 60 + minute, 24 * 60),
    isLoose: value >= 1 && value <= 12 && !hour.startsWith('0'),
  }
}
