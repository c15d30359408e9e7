import type { JCal } from '#contract/jcal.ts'
import type { UnseenChange } from '#contract/unseen/unseenChanges.ts'
import { busyOnly } from '#domain/event/busyOnly.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { dayMs, type EpochMs } from '#domain/time/units.ts'
import { organizerOf } from '#domain/scheduling/people.ts'
import { changeKind, takesPlace } from '#domain/unseen/changeKind.ts'
import { bareAddressesOf } from '../../identity/people/addressIn.ts'
import { may } from '../../rights.ts'
import type { ChangedEvent } from '../../store/EventHistoryStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { CalendarRecord, UserRecord } from '../../store/records.ts'
import { isPrivate } from '../sharing/eventThrough.ts'

/** A change as somebody may see it. */
export type ChangeSeen = Pick<UnseenChange, 'kind' | 'before' | 'after' | 'mayUndo'>

/** Who looks, at an event of which calendar, and where it was before if that was another one. */
type Seeing = {
  readonly user: UserRecord
  readonly calendar: CalendarRecord
  /** Of the calendar; null if they do not exist any more. */
  readonly owner: UserRecord | null
  readonly from?: CalendarRecord | null
  readonly now: EpochMs
}

/**
 * A change as a person sees it: where the event was or is private to somebody else, only its times (CAL-10).
 *
 * @returns null if there is nothing that readers would want to be told, if it was over before and after, or if it
 *   cannot be read
 */
export function seenThrough(
  { user, calendar, owner, from = null, now }: Seeing,
  change: ChangedEvent,
): ChangeSeen | null {
  const texts = [change.before, change.after].filter((text) => text !== null)
  const isMasked = !may(user, 'readPrivate', calendar) && texts.some((jcal) => isPrivate({ jcal }))
  const states = texts.map(readable)
  if (states.includes(null) || states.every((jcal) => jcal !== null && isOver(jcal, now))) return null
  const shown = (text: string | null): JCal | null => {
    const jcal = text === null ? null : readable(text)
    return jcal && isMasked ? busyOnly(jcal) : jcal
  }
  const [before, after] = [shown(change.before), shown(change.after)]
  const kind = changeKind(before, after) ?? (from && takesPlace(after) ? 'transferred' : null)
  if (kind === null) return null
  const isTheirs = states.every((jcal) => jcal !== null && isOf(jcal, owner))
  const mayTell = isTheirs && may(user, 'actForOwner', calendar)
  const mayWrite = may(user, 'write', calendar) && (mayTell || !hasPeople(states))
  // What else was changed would stay behind if it were only moved back.
  const isTaken = from !== null && (kind !== 'transferred' || !may(user, 'write', from))
  return { kind, before, after, mayUndo: mayWrite && !isMasked && !isTaken }
}

/** Dates and times without a zone are later somewhere than in UTC. */
const isOver = (jcal: JCal, now: EpochMs) => (spanOf(jcal)?.lastUtc ?? 0) < now - dayMs

/** Null for what has no time that can be read. */
function readable(text: string): JCal | null {
  const jcal = parsedJCal(text)
  return jcal && spanOf(jcal) ? jcal : null
}

/** Whether a meeting is that of the owner of its calendar: nobody else changes it (CAL-28). */
const isOf = (jcal: JCal, owner: UserRecord | null) => bareAddressesOf(owner).includes(organizerOf(jcal))

const hasPeople = (states: readonly (JCal | null)[]) =>
  states.some((jcal) => jcal !== null && organizerOf(jcal) !== '')
