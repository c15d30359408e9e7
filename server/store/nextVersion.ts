/**
 * The number of an event's next state: 1 for a new event. An event that is older than the count has 0, and
 * continues with 2, because only what was created has 1.
 *
 * @param known the number of its state; undefined if there is no such event
 */
export const nextVersion = (known: number | undefined): number =>
  known === undefined ? 1 : Math.max(known, 1) + 1
