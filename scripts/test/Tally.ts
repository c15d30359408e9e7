/** The result of a stage of the tests. A note names what could not run, and why. */
export type Tally = { readonly passed: number; readonly failed: number; readonly notes: readonly string[] }

export const nothing: Tally = { passed: 0, failed: 0, notes: [] }

export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      notes: [...sum.notes, ...notes],
    }),
    nothing,
  )
}
