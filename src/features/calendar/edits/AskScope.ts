import type { DatesChanged } from '#domain/series/datesChanged.ts'
import type { Scope } from '#domain/series/inScope.ts'

/** Asks which part of a series is meant; null if the person cancels, or looks first. */
export type AskScope = (question: ScopeQuestion) => Promise<Scope | null>

export type ScopeQuestion = {
  /** Which dates would change. */
  readonly datesOf: (scope: Scope) => DatesChanged
  /** Those that make sense; all of them by default. */
  readonly scopes?: readonly Scope[]
  /** Draws the change in the grid before it is made. */
  readonly look: (scope: Scope) => void
}
