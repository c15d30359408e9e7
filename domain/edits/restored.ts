import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { sequenceOf } from '../jcal/latestOf.ts'
import { propertyOf, put } from '../jcal/properties.ts'
import type { EpochMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import { isAnsweredAnew, withAnswersSince } from './answers/withAnswersSince.ts'
import { withoutAnswers } from './answers/withoutAnswers.ts'
import { identified } from './identified.ts'
import type { Applied } from './Objects.ts'
import { groupsBetween, isStamp, withGroups } from './propertyGroups.ts'

/**
 * An object restored: byte for byte if it still is what the undone edit made of it, but for stamps and the
 * order of its properties; else only the groups that the edit changed, if nobody changed these since. What guests have
 * answered since is no such change: their answers stay, or go with what is deleted. With guests it becomes a new
 * revision, so that they see that it is newer: SEQUENCE, DTSTAMP and LAST-MODIFIED rise (RFC 5546 2.1.4).
 *
 * @param now what is stored; null if nothing is
 * @param from what the undone edit made of the object
 * @param to what it was before
 */
export function restored(
  now: JCal | null,
  { from, to }: { readonly from: JCal | null; readonly to: JCal | null },
  clock: { readonly now: EpochMs },
): Applied<JCal | null> {
  if (isSame(now, to)) return { ok: true, value: now }
  if (isSame(now, from)) return { ok: true, value: to && revisedFor(to, now, clock) }
  if (now === null || from === null) return conflict
  const changed = groupsBetween(from, now)
  // What was undone before has left newer stamps, and so have some services.
  if (changed.size === 0) return { ok: true, value: to && revisedFor(to, now, clock) }
  const besideAnswers = groupsBetween(withoutAnswers(from), withoutAnswers(now))
  const theirs = new Set([...changed].filter((group) => besideAnswers.has(group)))
  if (to === null) return theirs.size === 0 ? { ok: true, value: null } : conflict
  const [mine, left] = [groupsBetween(from, to), groupsBetween(now, to)]
  // If somebody else has undone it already, that is no conflict.
  if ([...mine].some((group) => theirs.has(group) && left.has(group))) return conflict
  const versions = { from, to, now }
  if (isAnsweredAnew(versions)) return conflict
  const value = withAnswersSince(withGroups(now, to, mine), versions)
  return { ok: true, value: revisedFor(value, now, clock) }
}

const conflict = { ok: false, problem: 'conflict' } as const

const isSame = (one: JCal | null, other: JCal | null) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** An object that replaces another one: each VEVENT with guests that differs becomes a newer revision. */
function revisedFor(to: JCal, now: JCal | null, clock: { readonly now: EpochMs }): JCal {
  // A guest's answer is no revision of the organizer's.
  const isAnswer = now !== null && [...groupsBetween(now, to)].every((group) => group === 'guests')
  const known = identified(now)
  const components = [...identified(to)].map(([name, each]) => {
    if (each[0] !== 'vevent' || propertyOf(each, 'attendee') === undefined) return each
    const current = known.get(name)
    const isUnchanged = current !== undefined && JSON.stringify(current) === JSON.stringify(each)
    return isUnchanged ? each : revised(each, current, { ...clock, isAnswer })
  })
  return [to[0], to[1], components]
}

function revised(
  vevent: JCalComponent,
  current: JCalComponent | undefined,
  { now, isAnswer }: { readonly now: EpochMs; readonly isAnswer: boolean },
): JCalComponent {
  const known = [...vevent[1], ...(current?.[1] ?? [])].filter(isStamp)
  const newest = (name: string) =>
    known
      .flatMap(([each, , , text]) => (each === name && typeof text === 'string' ? [text] : []))
      .reduce((one, other) => (other > one ? other : one), utcText(now))
  const sequence = Math.max(...[vevent, current ?? vevent].map(sequenceOf))
  const stamp = (name: string): JCalProperty => [name, {}, 'date-time', newest(name)]
  const stamped = put(put(vevent[1], stamp('dtstamp')), stamp('last-modified'))
  return [
    vevent[0],
    put(stamped, ['sequence', {}, 'integer', isAnswer ? sequence : sequence + 1]),
    vevent[2] ?? [],
  ]
}
