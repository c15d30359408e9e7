import type { JCal } from '#contract/jcal.ts'
import { withAnswersOf } from '#domain/scheduling/changes/withAnswersOf.ts'
import { bare, invitedTo, organizerOf } from '#domain/scheduling/people.ts'

/**
 * A former version of an event, as it is brought back: with what its guests say today, as nobody accepts again what they
 * have declined since. One's own answer comes back with it.
 *
 * @param now the event as it is
 * @param emails of the person
 */
export function withAnswersToday(former: JCal, now: JCal, emails: readonly string[]): JCal {
  const invited = new Set(invitedTo(former))
  const own = emails.map(bare).find((each) => invited.has(each)) ?? organizerOf(former)
  return withAnswersOf(former, now, own)
}
