import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { parameterOf, propertyOf, withoutParameters } from '../../jcal/properties.ts'
import { bare, bareOf, invitedTo, withParametersIn } from '../people.ts'

/**
 * A written object whose ORGANIZER says truly by whom it was sent (RFC 5545 3.2.18): who invites on behalf of the owner
 * of the calendar is named, and nobody else can be. What was said before stays.
 *
 * @param before what was stored; null if nothing was. What invited nobody said nothing that anybody has seen
 * @param people bare addresses: the owner of the calendar, and who writes
 * @returns the original itself if nothing changes
 */
export function withSentBy(
  after: JCal,
  before: JCal | null,
  { owner, writer }: { readonly owner: string; readonly writer: string },
): JCal {
  const known = invitedTo(before).length === 0 ? null : before
  const named = new Set((known?.[2] ?? []).filter((each) => propertyOf(each, 'organizer')).map(sentByIn))
  const own = writer === owner ? '' : writer
  const corrected = (vevent: JCalComponent): JCalComponent => {
    const organizer = vevent[0] === 'vevent' ? propertyOf(vevent, 'organizer') : undefined
    if (organizer === undefined || bareOf(organizer) !== owner) return vevent
    const now = sentByIn(vevent)
    if (now === own || named.has(now)) return vevent
    const rest = withoutParameters(organizer[1], 'sent-by')
    return withParametersIn(vevent, organizer, own === '' ? rest : { ...rest, 'sent-by': `mailto:${own}` })
  }
  const components = after[2].map(corrected)
  return components.every((each, at) => each === after[2][at]) ? after : [after[0], after[1], components]
}

/** By whom an organizer had it sent, by bare address; '' if they did it themselves. */
function sentByIn(vevent: JCalComponent): string {
  const organizer = propertyOf(vevent, 'organizer')
  return organizer === undefined ? '' : bare(parameterOf(organizer, 'sent-by') ?? '')
}
