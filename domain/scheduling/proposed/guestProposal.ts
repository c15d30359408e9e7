import type { JCalComponent } from '#contract/jcal.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { propertyOf, textOf } from '../../jcal/properties.ts'
import { readTiming, startOf, timingEnd } from '../../jcal/Timing.ts'
import type { EpochMs } from '../../time/units.ts'
import { zoneNamed } from '../../time/Zone.ts'
import { invitationFor } from '../invitationFor.ts'
import type { HeldObject, ItipMessage } from '../ItipMessage.ts'
import { latestStamp } from '../latestStamp.ts'
import { isCancelled, partsOf, withVEvents } from '../partsOf.ts'
import { organizerOf } from '../people.ts'
import {
  movedAlong,
  partIn,
  valueText,
  typedSpan,
  typedTimeIn,
  veventAt,
  type TypedFor,
  type TypedTime,
} from './typedTime.ts'

type Given = TypedFor & {
  readonly time: TypedTime
  readonly address: string
  readonly note: string
  readonly now: EpochMs
}

/** Why nothing is proposed: the end comes before the beginning, the last day before the first, or no other time to come. */
export type NoProposal = 'no-time' | 'no-days' | 'same-time' | 'over'

/**
 * The COUNTER of a guest elsewhere who types another time in a page (CAL-30). For all dates of a series it names the
 * series, whose first date is moved as theirs is.
 *
 * @param held what the organizer holds
 */
export function guestProposal({ data, state }: HeldObject, given: Given): ItipMessage | NoProposal {
  const { address, of, isForAll, time, note, now } = given
  const invitation = invitationFor(data, address)
  const vevent = invitation && partIn(invitation, of)
  const known = invitation && typedTimeIn(invitation, of)
  if (data === null || invitation === null || !vevent || known === null) return 'no-time'
  const [from, to] = [typedSpan(known, known), typedSpan(time, known)]
  if (to === null) return known.last === '' ? 'no-time' : 'no-days'
  if (from?.start === to.start && from.end === to.end) return 'same-time'
  const { zoneOf } = parseObject(invitation)
  const one = veventAt(vevent, to, { address, note })
  const timing = readTiming(one, zoneOf, zoneNamed('UTC'))
  if (timing === null) return 'no-time'
  if (timingEnd(timing, startOf(timing)) <= now) return 'over'
  const master = isForAll ? partsOf(invitation).get('') : undefined
  if (isForAll && (master === undefined || isCancelled(master))) return 'no-time'
  const begins = { ...to, start: valueText(propertyOf(vevent, 'dtstart')) }
  const counter = (every: JCalComponent) =>
    veventAt(every, movedAlong(valueText(propertyOf(every, 'dtstart')), begins, to), { address, note })
  return {
    method: 'COUNTER',
    uid: textOf(vevent, 'uid'),
    sender: address,
    recipient: organizerOf(data),
    sequence: state.revision.sequence,
    dtstamp: latestStamp(now, ''),
    data: withVEvents(invitation, new Map([master ? ['', counter(master)] : [of ?? '', one]])),
  }
}
