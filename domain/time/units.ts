/** Milliseconds since 1970-01-01T00:00:00Z, without leap seconds. */
export type EpochMs = number

/** A day of the calendar, `YYYY-MM-DD`. */
export type IsoDate = string

/** A clock on a local time, `YYYY-MM-DDTHH:mm:ss`, without a zone. */
export type LocalDateTime = string

/** Days since 1970-01-01: a date to calculate with. */
export type DayNumber = number

/** A local date and time as milliseconds, counted as if the wall stood in UTC: to calculate with, never to compare with an instant. */
export type LocalMs = number

/** 0 is Sunday, as in `Date` and in the settings of a person. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000
