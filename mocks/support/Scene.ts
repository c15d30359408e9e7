import type { EpochMs } from '#domain/time/units.ts'
import type { PersonName } from '../people.ts'
import type { Actor } from './Actor.ts'

/** Where a world plays: at `now`, with `zone` the IANA name in which its wall-clock times are meant. */
export type Scene = {
  readonly now: EpochMs
  readonly zone: string
  as(name: PersonName): Promise<Actor>
}
