import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { EventWhen } from '../event/CalendarEvent.ts'
import { drafted, eventWhen } from '../event/draftWhen.ts'
import type { EventPerson } from '../event/guests/GuestList.ts'
import { addressOf } from '../event/guests/readGuestList.ts'
import { occurrenceId } from '../jcal/EventTime.ts'
import { isRecurring } from '../jcal/isRecurring.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { parameterOf, propertiesOf } from '../jcal/properties.ts'
import { startOf } from '../jcal/Timing.ts'
import { eventTimeInSeries } from '../jcal/VEventSeries.ts'
import { addDays } from '../time/dates.ts'
import { localMsOf } from '../time/localDateTime.ts'
import { epochMs, toIsoDate } from '../time/units.ts'
import type { Zone } from '../time/Zone.ts'
import { partsOf } from './partsOf.ts'

/** Another time that an attendee proposes for an event (CAL-29). */
export type TimeProposal = {
  /** As in `partsOf`; '' for the whole event or series. */
  readonly part: string
  /** The occurrence to move: of a series its first date, if all of it is meant; null for an event that does not repeat. */
  readonly occurrence: string | null
  readonly from: EventPerson
  readonly was: EventWhen
  readonly when: EventWhen
  /** '' for none. */
  readonly note: string
  /** The organizer has declined it. */
  readonly isDeclined: boolean
}

/**
 * The times that are proposed for an event or its dates, of which the organizer's object has all and an attendee's
 * copy their own.
 *
 * @param zone in which floating times are read
 */
export function timeProposalsIn(data: JCal, zone: Zone): readonly TimeProposal[] {
  const parts = partsOf(data)
  const first = firstOccurrence(data)
  const ofSeries = new Set(proposersIn(parts.get('') ?? ['vevent', [], []]).map(proposalText))
  return [...parts].flatMap(([part, vevent]) => {
    // An override has what was proposed for its series before it was made.
    const proposers = proposersIn(vevent).filter((each) => part === '' || !ofSeries.has(proposalText(each)))
    // Of an event with hundreds of guests its time is not read for each of them.
    const was = proposers.length === 0 ? null : whenOf(data, part === '' ? null : part, zone)
    if (was === null) return []
    const occurrence = part === '' ? first : part
    return proposers.flatMap((attendee): readonly TimeProposal[] => {
      const when = proposedWhen(attendee, was)
      return when === null ? [] : [{ part, occurrence, was, when, ...about(attendee) }]
    })
  })
}

/** The attendees with whom another time stands. */
const proposersIn = (vevent: JCalComponent): readonly JCalProperty[] =>
  propertiesOf(vevent, 'attendee').filter((each) => parameterOf(each, 'x-proposed-start') !== undefined)

/** The name of the first date of a series; null for an event that does not repeat. */
function firstOccurrence(data: JCal): string | null {
  const { master } = parseObject(data)
  if (master === null || !isRecurring(data)) return null
  return occurrenceId(eventTimeInSeries(startOf(master.timing), master.timing))
}

const proposalText = (attendee: JCalProperty) =>
  `${addressOf(attendee)} ${parameterOf(attendee, 'x-proposed-start')} ${parameterOf(attendee, 'x-proposed-end')}`

function whenOf(data: JCal, occurrence: string | null, zone: Zone): EventWhen | null {
  const found = drafted(parseObject(data), occurrence)
  return found && eventWhen(found.when, zone)
}

const about = (attendee: JCalProperty) => ({
  from: { address: addressOf(attendee), name: parameterOf(attendee, 'cn') ?? '' },
  note: parameterOf(attendee, 'x-proposed-comment') ?? '',
  isDeclined: parameterOf(attendee, 'x-proposed-status')?.toUpperCase() === 'DECLINED',
})

/** The time that stands with an attendee, of the kind that the event is now; null for none. */
function proposedWhen(attendee: JCalProperty, was: EventWhen): EventWhen | null {
  const start = parameterOf(attendee, 'x-proposed-start')
  const end = parameterOf(attendee, 'x-proposed-end')
  if (start === undefined || end === undefined || !utcTime.test(start) || !utcTime.test(end)) return null
  if (was.kind === 'allDay') {
    const first = toIsoDate(start.slice(0, 10))
    const last = addDays(toIsoDate(end.slice(0, 10)), -1)
    return { kind: 'allDay', first, last: last < first ? first : last }
  }
  const instantIn = (text: string) => epochMs(localMsOf(text.slice(0, -1)))
  const [from, to] = [instantIn(start), instantIn(end)]
  return to < from ? null : { kind: 'timed', start: from, end: to, zone: was.zone }
}

const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
