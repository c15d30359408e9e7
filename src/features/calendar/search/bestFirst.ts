type Scored = { readonly score: number }

/**
 * The best first. Only as many as are likely to be looked at are put in order at once: of a hundred thousand nobody sees more
 * than a page.
 *
 * @param count how many that is
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
