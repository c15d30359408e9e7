/**
 * An instant, in milliseconds since the epoch: a plain number, as clocks and databases give it. `epochMs` of
 * domain/time makes it the domain's.
 */
export type EpochMs = number
