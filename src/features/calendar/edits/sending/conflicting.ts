import type { Failure } from '#contract/failure.ts'

/** Failures after which the edits on top make no sense any more. */
export const conflicting: ReadonlySet<Failure> = new Set(['changed-meanwhile', 'not-found'])
