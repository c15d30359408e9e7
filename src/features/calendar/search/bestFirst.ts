type Scored = { readonly score: number }

/**
 * The best first. Only the part that is likely to be read is sorted: of a hundred thousand results people see
 * one page.
 *
 * @param count how many to sort
 */
export function* bestFirst<Candidate extends Scored>(
  candidates: readonly Candidate[],
  count: number,
): Generator<Candidate> {
  if (candidates.length <= count) {
    yield* candidates.toSorted(byScore)
    return
  }
  const least =
    Float64Array.from(candidates, ({ score }) => score)
      .toSorted()
      .at(-count) ?? 0
  yield* candidates.filter(({ score }) => score >= least).toSorted(byScore)
  yield* candidates.filter(({ score }) => score < least).toSorted(byScore)
}

const byScore = (one: Scored, other: Scored) => other.score - one.score
