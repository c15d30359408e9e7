import type { EpochMs } from '#domain/time/units.ts'
import type { PersonName } from '../people.ts'
import type { Actor } from './Actor.ts'

/** Where a world plays: the present instant, and the IANA name of the zone of its local times. */
export type Scene = {
  readonly now: EpochMs
  readonly zone: string
  as(name: PersonName): Promise<Actor>
}
