import type { JCal } from '#contract/jcal.ts'
import type { EventWhen } from '../../event/CalendarEvent.ts'
import { drafted, eventWhen } from '../../event/draftWhen.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { addDays, daysBetween } from '../../time/dates.ts'
import { instantOfLocal, localAt } from '../../time/instantOf.ts'
import { localMs, type EpochMs } from '../../time/units.ts'
import { zoneNamed } from '../../time/Zone.ts'
import type { TimeProposal } from '../timeProposalsIn.ts'

/** From when to when. */
export type ProposedMove = Pick<TimeProposal, 'was' | 'when'>

/**
 * What a proposal for all of a series, which names its first date, is for one of its dates.
 *
 * @param date as in `partsOf`
 * @returns null if the series has no such date
 */
export function proposalFor(data: JCal, { was, when }: ProposedMove, date: string): ProposedMove | null {
  const found = drafted(parseObject(data), date)
  const own = found && eventWhen(found.when, 'UTC')
  return own && { was: own, when: movedLike(own, was, when) }
}

/** A time that is moved as another one is, by the clock of its zone, and as long as that. */
function movedLike(own: EventWhen, from: EventWhen, to: EventWhen): EventWhen {
  if (own.kind === 'allDay' || from.kind === 'allDay' || to.kind === 'allDay') {
    if (own.kind !== 'allDay' || from.kind !== 'allDay' || to.kind !== 'allDay') return to
    const first = addDays(own.first, daysBetween(from.first, to.first))
    return { kind: 'allDay', first, last: addDays(first, daysBetween(to.first, to.last)) }
  }
  const zone = zoneNamed(own.zone ?? 'UTC')
  const shown = (instant: EpochMs) => localAt(instant, zone)
  const moved = (instant: EpochMs) =>
    instantOfLocal(localMs(shown(own.start) + shown(instant) - shown(from.start)), zone)
  return { ...to, start: moved(to.start), end: moved(to.end) }
}
