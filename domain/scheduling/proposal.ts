import type { JCal, JCalComponent, JCalParameters } from '#contract/jcal.ts'
import { maxNote } from '../event/guests/answerNote.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { readTiming, startOf, timingEnd } from '../jcal/Timing.ts'
import { parameterOf, propertiesOf, textOf, withoutParameters } from '../jcal/properties.ts'
import { utcText } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { ItipMessage } from './ItipMessage.ts'
import { partsOf, plainPart, withVEvents } from './partsOf.ts'
import { attendeeOf, withParametersIn } from './people.ts'
import { proposalParameters } from '../event/guests/proposalParameters.ts'

/**
 * An organizer's object with the time that an attendee proposes in a COUNTER (RFC 5546 3.2.7), in parameters of their
 * ATTENDEE: `X-PROPOSED-START` and `X-PROPOSED-END`, in UTC, and their note. Of a series they are those of its first
 * date; what is proposed for one date makes an override.
 *
 * @returns the original itself if the message says no time of a part that is there
 */
export function withProposal(data: JCal, { sender, data: proposed }: ItipMessage): JCal {
  const { zoneOf } = parseObject(proposed)
  const before = partsOf(data)
  const parts = new Map(before)
  for (const [part, vevent] of partsOf(proposed)) {
    const timing = readTiming(vevent, zoneOf, zoneNamed('UTC'))
    const own = parts.get(part) ?? plainPart(data, part)
    if (timing === null || !own) continue
    const start = startOf(timing)
    const note = textOf(vevent, 'comment').slice(0, maxNote)
    const proposal = {
      'x-proposed-start': utcText(start),
      'x-proposed-end': utcText(timingEnd(timing, start)),
      ...(note !== '' && { 'x-proposed-comment': note }),
    }
    const made = proposing(own, sender, proposal)
    if (made !== own) parts.set(part, made)
  }
  return [...parts].every(([part, each]) => before.get(part) === each) ? data : withVEvents(data, parts)
}

function proposing(vevent: JCalComponent, sender: string, proposal: JCalParameters): JCalComponent {
  const attendee = attendeeOf(vevent, sender)
  if (attendee === undefined) return vevent
  return withParametersIn(vevent, attendee, { ...withoutProposal(attendee[1]), ...proposal })
}

const withoutProposal = (parameters: JCalParameters) => withoutParameters(parameters, ...proposalParameters)

/** A VEVENT at another time: what was proposed before is of no concern any more. */
export const withoutProposals = (vevent: JCalComponent): JCalComponent =>
  propertiesOf(vevent, 'attendee')
    .filter((each) => parameterOf(each, 'x-proposed-start') !== undefined)
    .reduce((changed, each) => withParametersIn(changed, each, withoutProposal(each[1])), vevent)

/** What an attendee is sent, with what they have proposed themselves. */
export function withProposalOf(sent: JCalComponent, vevent: JCalComponent, address: string): JCalComponent {
  const own = attendeeOf(vevent, address)
  const attendee = own && attendeeOf(sent, address)
  if (!attendee || parameterOf(own, 'x-proposed-start') === undefined) return sent
  const proposal = proposalParameters.flatMap((name) => {
    const value = parameterOf(own, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return withParametersIn(sent, attendee, { ...attendee[1], ...Object.fromEntries(proposal) })
}

/** An organizer's object in which a proposal is declined: its sender sees that in their copy. */
export function withProposalDeclined(data: JCal, part: string, address: string): JCal {
  const parts = partsOf(data)
  const vevent = parts.get(part)
  const attendee = vevent && attendeeOf(vevent, address)
  if (!vevent || !attendee) return data
  const declined = { ...attendee[1], 'x-proposed-status': 'DECLINED' }
  return withVEvents(data, new Map(parts).set(part, withParametersIn(vevent, attendee, declined)))
}
