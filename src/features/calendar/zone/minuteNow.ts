import { epochMs, minuteMs, type EpochMs } from '#domain/time/units.ts'

/** The current minute, at its begin: people do not see the seconds of a clock, and events have none. */
export const minuteNow = (): EpochMs => epochMs(Math.floor(Date.now() / minuteMs) * minuteMs)
