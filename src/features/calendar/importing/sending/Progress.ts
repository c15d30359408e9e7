import type { Failure } from '#contract/failure.ts'

/** The progress of sending many objects. */
export type Progress = {
  /** How many have gone through. */
  readonly done: number
  readonly of: number
  /** Why nothing is sent for now; null while it continues. */
  readonly trouble: Failure | null
}
