import type { PersonName } from '../people.ts'
import type { Actor } from './Actor.ts'

/** Where a world plays: `now` in epoch milliseconds, `zone` the IANA name in which its wall-clock times are meant. */
export type Scene = {
  readonly now: number
  readonly zone: string
  as(name: PersonName): Promise<Actor>
}
