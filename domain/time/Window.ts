import type { EpochMs } from './units.ts'

/** A range of instants: start inclusive, end exclusive. */
export type Window = { readonly start: EpochMs; readonly end: EpochMs }
