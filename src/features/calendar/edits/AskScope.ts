import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'

/** How much of a series is meant; null when nothing is. */
export type AskScope = (datesOf: (scope: Scope) => DatesChanged) => Promise<Scope | null>
