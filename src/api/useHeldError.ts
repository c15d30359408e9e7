import { useState } from 'react'

/** The part of a query's result that says whether it failed. */
type Asked = {
  readonly error: Error | null
  /** Nothing was read yet. */
  readonly isPending: boolean
  readonly errorUpdateCount: number
}

/**
 * The error of a query, held during a retry. A query without data drops its error when a retry begins, so
 * that a message about it would come and go.
 */
export function useHeldError(results: readonly Asked[]): Error | null {
  const error = results.find((each) => each.error !== null)?.error ?? null
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  const isAskedAgain = results.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount > 0)
  return error ?? (isAskedAgain ? last : null)
}
