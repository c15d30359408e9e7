import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly properties: {
      /** How many times as many runs as a test asks for. */
      readonly times: number
      /** Where the random choices of each property begin; null: somewhere else in every run. */
      readonly seed: number | null
    }
  }
}

/**
 * Throws, with the smallest counterexample that was found, unless a property holds. As `fc.assert`, except
 * for the number of runs and the seed, which a test may still give to look at one counterexample again.
 */
export function assertProperty<Values>(
  property: fc.IAsyncProperty<Values>,
  parameters?: fc.Parameters<Values>,
): Promise<void>
export function assertProperty<Values>(
  property: fc.IProperty<Values>,
  parameters?: fc.Parameters<Values>,
): void
export function assertProperty<Values>(
  property: fc.IRawProperty<Values>,
  { numRuns = 100, ...parameters }: fc.Parameters<Values> = {},
): Promise<void> | void {
  const { times, seed } = inject('properties')
  return fc.assert(property, {
    ...(seed !== null && { seed }),
    ...parameters,
    numRuns: Math.min(numRuns * times, Number.MAX_SAFE_INTEGER),
  })
}
