import type { StoredVersion } from '#domain/edits/StoredVersion.ts'

const found = new WeakMap<object, StoredVersion | null>()

/** Remembers what was stored in place of an edit that was rejected: who asks for that reads it once. @returns the error */
export function rejectedFor<Reason>(error: Reason, now: StoredVersion | null): Reason {
  if (error instanceof Error) found.set(error, now)
  return error
}

/** What was stored when an edit was rejected with this error; undefined if nobody has looked. */
export const foundBehind = (error: unknown): StoredVersion | null | undefined =>
  error instanceof Error ? found.get(error) : undefined
