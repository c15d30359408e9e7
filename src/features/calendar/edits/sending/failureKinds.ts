import type { Failure } from '#contract/failure.ts'

/** After these nothing is decided: an edit waits, and is sent again. */
export const temporary: ReadonlySet<Failure> = new Set([
  'offline',
  'timed-out',
  'unavailable',
  'too-many-requests',
])

/** After these nothing that depends on it makes sense any more. */
export const conflicting: ReadonlySet<Failure> = new Set(['changed-meanwhile', 'not-found'])
