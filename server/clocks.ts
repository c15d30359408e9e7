import { epochMs } from '#domain/time/units.ts'
import type { Clock } from './ports.ts'

/** The clock of the machine. It may jump when somebody sets it. */
export const systemClock: Clock = () => epochMs(Date.now())

/** Milliseconds since the process started, with fractions. They measure durations and are no instants. */
export type MonotonicClock = () => number

/** Never jumps, never runs backwards. */
export const monotonicClock: MonotonicClock = () => performance.now()
