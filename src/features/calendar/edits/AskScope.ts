import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'

/** Asks which part of a series is meant; null if the person cancels. */
export type AskScope = (datesOf: (scope: Scope) => DatesChanged) => Promise<Scope | null>
