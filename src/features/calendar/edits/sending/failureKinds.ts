import type { Failure } from '#contract/failure.ts'

/** Failures that decide nothing: the edit waits, and is sent again. */
export const temporary: ReadonlySet<Failure> = new Set([
  'offline',
  'timed-out',
  'unavailable',
  'too-many-requests',
])

/** Failures after which the edits on top make no sense any more. */
export const conflicting: ReadonlySet<Failure> = new Set(['changed-meanwhile', 'not-found'])
