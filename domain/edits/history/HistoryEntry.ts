import type { EpochMs } from '../../time/units.ts'
import type { Edit } from '../Edit.ts'
import type { CalendarDescription, EventDescription } from '../EditDescription.ts'

/** Something that a person did and may take back, as plain JSON. */
export type HistoryEntry = {
  /** That of its edit. */
  readonly id: string
  /** When the edit was made. */
  readonly at: EpochMs
  /** Its place among entries of the same time. */
  readonly order: number
  /** What was done; of an entry that is undone, what redoing it does. */
  readonly description: EventDescription | CalendarDescription
  /** The edit that undoes it, or does it again once it is undone; null if there is none. */
  readonly inverse: Edit | null
  readonly isUndone: boolean
  /**
   * The turn in which it was undone, from 1: `Redo` begins with the latest. 0 if it is not undone, or if
   * something else was done since.
   */
  readonly turn: number
}

/** What a person did on a device, oldest first. */
export type History = readonly HistoryEntry[]

/** Why an entry can be neither undone nor redone now. */
export type HistoryProblem =
  /** Nothing undoes it. */
  | { readonly reason: 'irreversible' }
  /** This was done later, to the same. */
  | { readonly reason: 'changed-later'; readonly by: HistoryEntry }
  /** This was done before it, to the same, and is undone. */
  | { readonly reason: 'undone-before'; readonly by: HistoryEntry }
