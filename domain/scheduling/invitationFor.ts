import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parseObject, startNamed } from '../jcal/ParsedObject.ts'
import { instantIn, propertyIn } from '../jcal/ValueType.ts'
import { withoutOwn } from './ownProperties.ts'
import { partsOf, withVEvents } from './partsOf.ts'
import { attendeeOf } from './people.ts'
import { withProposalOf } from './proposal.ts'

/**
 * The part of an organizer's object that an attendee is invited to (RFC 6638 3.2.6): the series without the
 * occurrences that they are not in, or these occurrences alone. Alarms and the organizer's own properties are left out.
 *
 * What they have proposed themselves stays in it, with what became of it.
 *
 * @param address bare
 * @returns null if they are not invited to anything
 */
export function invitationFor(jcal: JCal | null, address: string): JCal | null {
  if (jcal === null) return null
  const all = [...partsOf(jcal)]
  const parts = new Map(all.filter(([, vevent]) => attendeeOf(vevent, address)))
  if (parts.size === 0) return null
  const master = parts.get('')
  const left = all.flatMap(([part]) => (parts.has(part) ? [] : [part]))
  if (master) parts.set('', withoutOccurrences(jcal, master, left))
  const sent = new Map(
    [...parts].map(([part, vevent]) => [part, withProposalOf(withoutOwn(vevent), vevent, address)]),
  )
  return withVEvents([jcal[0], jcal[1].filter(([name]) => name !== 'method'), jcal[2]], sent)
}

/** A master with an EXDATE for each of these occurrences. */
function withoutOccurrences(jcal: JCal, vevent: JCalComponent, left: readonly string[]): JCalComponent {
  const { master } = parseObject(jcal)
  if (master === null || left.length === 0) return vevent
  const exdates = left.flatMap((part): readonly JCalProperty[] => {
    const start = startNamed(master, part)
    return start === null
      ? []
      : [propertyIn(master.valueType, 'exdate', [instantIn(master.valueType, start)])]
  })
  return [vevent[0], [...vevent[1], ...exdates], vevent[2] ?? []]
}
