import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'

/**
 * Asks which part of a series is meant; null if the person cancels.
 *
 * @param scopes those that make sense; all of them by default
 */
export type AskScope = (
  datesOf: (scope: Scope) => DatesChanged,
  scopes?: readonly Scope[],
) => Promise<Scope | null>
