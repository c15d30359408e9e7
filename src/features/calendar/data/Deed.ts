import type { JCal } from '#contract/jcal.ts'
import type { Become } from '#domain/intention/Ledger.ts'
import type { ObjectName } from './requests.ts'
import type { Seen } from './Seen.ts'

/** Something that a person does to calendar objects. */
export type Deed = {
  /** The objects it touches, the one that it is about first. */
  readonly names: readonly ObjectName[]
  /** What they were to the person, in the same order. */
  readonly basis: readonly (JCal | null)[]
  /** What was stored of the first when it was looked at; null where nothing was. `whichever` is asked for before it is written over. */
  readonly over: Seen | null | 'whichever'
  readonly become: Become<JCal>
  /** It is done; `back` undoes it. Not told where something else was done to the same object meanwhile. */
  readonly onLanded?: (back: Deed) => void
  /** The service refused, and everything is as it was before. */
  readonly onRefused?: (error: unknown) => void
}
