import type { Failure } from '#contract/failure.ts'

/** How far a sending of many has come. */
export type Progress = {
  /** How many have gone through. */
  readonly done: number
  readonly of: number
  /** Why nothing is sent for now; null while it goes on. */
  readonly trouble: Failure | null
}
