declare const unit: unique symbol

/** Distinguishes the units for the type checker. At run time there is nothing of it. */
type Of<Unit extends string> = { readonly [unit]: Unit }

/** Milliseconds since 1970-01-01T00:00:00Z, without leap seconds. */
export type EpochMs = number & Of<'EpochMs'>

/**
 * A local date and time as milliseconds, counted as if the clock were in UTC: for calculations, and not an
 * instant.
 */
export type LocalMs = number & Of<'LocalMs'>

/** Days since 1970-01-01: a date for calculations. */
export type DayNumber = number & Of<'DayNumber'>

/** A day of the calendar, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`

/** A local time, `YYYY-MM-DDTHH:mm:ss`, without a zone. */
export type LocalDateTime = string

/** 0 is Sunday, as in `Date` and in a person's settings. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000

// The first line of each pair is for the type checker, the second runs: a number goes in and comes out.

/** A number as an instant: from a clock, or calculated. */
export function epochMs(ms: number): EpochMs
export function epochMs(ms: number): number {
  return ms
}

/** A number as a local time. */
export function localMs(ms: number): LocalMs
export function localMs(ms: number): number {
  return ms
}

/** A number as a day. */
export function dayAt(days: number): DayNumber
export function dayAt(days: number): number {
  return days
}

/** A text known to be a date; use `readDate` for a text from outside. */
export function toIsoDate(text: string): IsoDate
export function toIsoDate(text: string): string {
  return text
}

/** An instant or a local time that much later; earlier for a negative number. */
export function addMs<Time extends EpochMs | LocalMs>(time: Time, ms: number): Time
export function addMs(time: number, ms: number): number {
  return time + ms
}

/** The day that many days later; earlier for a negative number. */
export function plusDays(day: DayNumber, days: number): DayNumber
export function plusDays(day: number, days: number): number {
  return day + days
}

/** The earlier of two. */
export function earlier<Time extends EpochMs | LocalMs | DayNumber>(one: Time, other: Time): Time
export function earlier(one: number, other: number): number {
  return Math.min(one, other)
}

/** The later of two. */
export function later<Time extends EpochMs | LocalMs | DayNumber>(one: Time, other: Time): Time
export function later(one: number, other: number): number {
  return Math.max(one, other)
}

/** The day of a local time. */
export const dayOfLocal = (local: LocalMs): DayNumber => dayAt(Math.floor(local / dayMs))

/** The beginning of a day, as a local time. */
export const midnightOf = (day: DayNumber): LocalMs => localMs(day * dayMs)

/** The time of day of a local time, in milliseconds from midnight; before 1970 too. */
export const timeOfDay = (local: LocalMs): number => local - Math.floor(local / dayMs) * dayMs

/** The day in UTC of an instant. */
export const utcDay = (instant: EpochMs): DayNumber => dayAt(Math.floor(instant / dayMs))

/** The instant at which a day begins in UTC, by which dates are compared (CAL-8). */
export const utcMidnight = (day: DayNumber): EpochMs => epochMs(day * dayMs)
