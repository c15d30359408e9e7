import { epochMs } from '#domain/time/units.ts'
import type { Clock } from './ports.ts'

/** The clock of the machine, which may jump when it is set. */
export const systemClock: Clock = () => epochMs(Date.now())

/**
 * Milliseconds since the start of the process, with fractions. Differences are durations; the values are not
 * instants.
 */
export type MonotonicClock = () => number

/** Never jumps and never goes back. */
export const monotonicClock: MonotonicClock = () => performance.now()
