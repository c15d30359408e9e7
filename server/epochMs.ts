/** An instant, in milliseconds since the epoch. */
export type EpochMs = number
