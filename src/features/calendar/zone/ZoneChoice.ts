import type { Zone } from '#domain/time/Zone.ts'

/** The zones of a page: the one that times are shown in, others whose hours stand beside these, and the way to choose them. */
export type ZoneChoice = {
  readonly zone: Zone
  /** The name of the one that times are shown in where nobody chooses another. */
  readonly ownZone: string
  readonly others: readonly Zone[]
  /** @param zone null for the own one */
  readonly choose: (zone: string | null, others: readonly string[]) => void
}
