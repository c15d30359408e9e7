import { roomNotes, type RoomNote } from '#contract/rooms/roomNotes.ts'
import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { spanOf } from '../../event/spanOf.ts'
import { instancesIn } from '../../event/instancesIn.ts'
import type { Instance } from '../../event/Instance.ts'
import { occurrenceId } from '../../jcal/EventTime.ts'
import { hasRecurrence } from '../../jcal/properties.ts'
import { instantOfLocal } from '../../time/instantOf.ts'
import { addMs, dayMs, earlier, later, midnightOf, utcDay, type EpochMs } from '../../time/units.ts'
import type { Window } from '../../time/Window.ts'
import type { Zone } from '../../time/Zone.ts'
import { withAnswers } from '../answers.ts'
import { attendeeChange, type AttendeeChange } from '../attendeeChange.ts'
import type { Answers, GivenAnswer, HeldObject } from '../ItipMessage.ts'
import { isCancelled, partsOf } from '../partsOf.ts'
import { attendeeOf, partstatOf } from '../people.ts'

/** How far ahead the dates of a series are compared with other bookings. */
export const bookingDays = 730
/** A series of more dates than this in these days is not booked. */
const maxDates = 1000
/** So many dates of a series can be declined by themselves, and at most half of them; else all of it is. */
const maxDeclinedDates = 25

/** The time in which a room has to be free for what is booked; null if it says no time. */
export function bookingWindow(data: JCal, now: EpochMs): Window | null {
  const span = spanOf(data)
  if (span === null) return null
  const { startUtc, lastUtc } = span
  const isSeries = data[2].some((each) => each[0] === 'vevent' && hasRecurrence(each))
  const start = isSeries ? earlier(later(startUtc, now), lastUtc) : startUtc
  const end = earlier(lastUtc, addMs(start, bookingDays * dayMs))
  // Dates and floating times are stored as if they were UTC.
  return { start: addMs(start, -dayMs), end: addMs(later(end, start), dayMs) }
}

type Asking = {
  /** Of the room, bare. */
  readonly address: string
  /** When it is taken by others, in order and without overlaps. */
  readonly busy: readonly Window[]
  readonly window: Window
  /** Of whole days and floating times. */
  readonly zone: Zone
  readonly mayBook: boolean
  readonly now: EpochMs
}

/**
 * What a room answers to what it is asked: it accepts if it is free, and of a series each date on which it is. With too
 * many dates on which it is taken it declines all.
 *
 * @param received what it holds after `receive`
 * @returns null if it was asked nothing
 */
export function answerAsRoom(
  received: HeldObject,
  asking: Asking,
): Extract<AttendeeChange, { kind: 'reply' }> | null {
  const { data, state } = received
  if (data === null) return null
  const { address, now } = asking
  const asked = new Map([...partsOf(data)].filter(([, vevent]) => isAsked(vevent, address)))
  if (asked.size === 0) return null
  const answers = answersTo(data, asked, asking, state.revision.sequence)
  const answered = withAnswers(data, address, answers, () => 0)
  const change = attendeeChange(received, answered, { address, now })
  return change.kind === 'reply' ? change : null
}

const isAsked = (vevent: JCalComponent, address: string) => {
  const attendee = attendeeOf(vevent, address)
  return attendee !== undefined && !isCancelled(vevent) && partstatOf(attendee) === 'NEEDS-ACTION'
}

function answersTo(
  data: JCal,
  asked: ReadonlyMap<string, JCalComponent>,
  asking: Asking,
  sequence: number,
): Answers {
  const accepted: GivenAnswer = { partstat: 'ACCEPTED', sequence }
  const declined = (why: RoomNote): GivenAnswer => ({
    partstat: 'DECLINED',
    sequence,
    note: roomNotes[why],
  })
  const toAll = (answer: GivenAnswer) => Object.fromEntries([...asked.keys()].map((part) => [part, answer]))
  if (!asking.mayBook) return toAll(declined('not-allowed'))
  const { instances, isCapped } = instancesIn(data, asking.window, asking.zone)
  const vevents = new Set(asked.values())
  const concerned = instances.filter(({ vevent }) => vevents.has(vevent))
  if (isCapped || concerned.length > maxDates) return toAll(declined('too-many-dates'))
  const taken = concerned.filter((each) => isTaken(each, asking)).map(partOf)
  if (taken.length === 0) return toAll(accepted)
  const isEach =
    concerned.length > 1 && taken.length <= maxDeclinedDates && taken.length * 2 <= concerned.length
  if (!isEach) return toAll(declined('taken'))
  const byDate = Object.fromEntries(taken.map((part) => [part, declined('taken-on-dates')]))
  return { ...toAll(accepted), ...byDate }
}

const partOf = ({ occurrence }: Instance) => (occurrence === null ? '' : occurrenceId(occurrence.time))

function isTaken(instance: Instance, { busy, zone }: Asking): boolean {
  const isDays = instance.timing.kind === 'allDay'
  const start = isDays ? midnightIn(instance.start, zone) : instance.start
  const end = isDays ? midnightIn(instance.end, zone) : instance.end
  return start < end && busy.some((each) => each.start < end && each.end > start)
}

/** The midnight of a date in a zone; dates are UTC midnights before. */
const midnightIn = (date: EpochMs, zone: Zone) => instantOfLocal(midnightOf(utcDay(date)), zone)
