import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { readTiming, startOf, timingEnd } from '../jcal/Timing.ts'
import { withoutParameters } from '../jcal/properties.ts'
import { utcText } from '../time/localDateTime.ts'
import { zoneNamed } from '../time/Zone.ts'
import type { ItipMessage } from './ItipMessage.ts'
import { partsOf, withVEvents } from './partsOf.ts'
import { bareOf } from './people.ts'

/**
 * An organizer's object with the time that an attendee proposes in a COUNTER (RFC 5546 3.2.7), in parameters of their
 * ATTENDEE: `X-PROPOSED-START` and `X-PROPOSED-END`, in UTC. Of a series they are those of its first date.
 *
 * @returns the original itself if the message says no time of a part that is there
 */
export function withProposal(data: JCal, { sender, data: proposed }: ItipMessage): JCal {
  const { zoneOf } = parseObject(proposed)
  const parts = new Map(partsOf(data))
  for (const [part, vevent] of partsOf(proposed)) {
    const timing = readTiming(vevent, zoneOf, zoneNamed('UTC'))
    const own = parts.get(part)
    if (timing === null || own === undefined) continue
    const start = startOf(timing)
    const time = {
      'x-proposed-start': utcText(start),
      'x-proposed-end': utcText(timingEnd(timing, start)),
    }
    parts.set(part, proposing(own, sender, time))
  }
  const before = partsOf(data)
  return [...parts].every(([part, each]) => before.get(part) === each) ? data : withVEvents(data, parts)
}

const proposing = (
  [name, properties, inside]: JCalComponent,
  sender: string,
  time: Readonly<Record<string, string>>,
): JCalComponent => [
  name,
  properties.map((property): JCalProperty => {
    if (property[0] !== 'attendee' || bareOf(property) !== sender) return property
    const [each, parameters, type, ...values] = property
    return [each, { ...withoutParameters(parameters, ...Object.keys(time)), ...time }, type, ...values]
  }),
  inside ?? [],
]
