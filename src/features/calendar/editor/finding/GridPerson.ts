import type { BusyPerson } from '../../freebusy/busyQueries.ts'

/** Somebody in the grid of guests. */
export type GridPerson = {
  readonly address: string
  readonly name: string
  /** null for somebody about whom nothing is known. */
  readonly known: BusyPerson | null
}
