import type { JCal, JCalComponent } from '#contract/jcal.ts'
import type { EventWhen } from '../../event/CalendarEvent.ts'
import { drafted, eventWhen } from '../../event/draftWhen.ts'
import { invitedAs } from '../../event/guests/invitedAs.ts'
import { parseObject } from '../../jcal/ParsedObject.ts'
import { propertiesOf, textOf } from '../../jcal/properties.ts'
import { addMs } from '../../time/units.ts'
import type { Zone } from '../../time/Zone.ts'
import { partsOf, plainPart } from '../partsOf.ts'
import { bare, bareOf, partstatOf } from '../people.ts'

/** What an invitation was and what it is now, of each what differs. */
export type InvitationDiff = {
  readonly title?: readonly [was: string, is: string]
  readonly when?: readonly [was: EventWhen, is: EventWhen]
  readonly location?: readonly [was: string, is: string]
}

type Reader = {
  /** As `CalendarEvent.occurrence`. */
  readonly occurrence: string | null
  readonly emails: readonly string[]
  /** In which floating times are read. */
  readonly zone: Zone
}

/**
 * What is another now in an invitation than when the person answered it; without an answer than when they got it.
 *
 * @param versions of their copy that are known, the newest first, the current one among them; null for one that they
 *   may not read
 */
export function invitationChange(
  versions: readonly (JCal | null)[],
  { occurrence, emails, zone }: Reader,
): InvitationDiff {
  const [now, ...former] = versions
  if (!now) return {}
  const readable = former.filter((each) => each !== null)
  const was = readable.find((each) => hasAnswered(partFor(each, occurrence), emails)) ?? readable.at(-1)
  if (!was) return {}
  const [one, other] = [partFor(was, occurrence), partFor(now, occurrence)]
  if (!one || !other) return {}
  const [title, location] = ['summary', 'location'].map((name) =>
    differing(textOf(one, name), textOf(other, name)),
  )
  const when = timesOf(was, now, { occurrence, zone })
  return { ...(title && { title }), ...(when && { when }), ...(location && { location }) }
}

/**
 * Whether the person answered what an invitation was before, as it can be read in its versions: without an answer now,
 * they are asked again.
 *
 * @param versions as those of `invitationChange`
 */
export const wasAnswered = (
  [, ...former]: readonly (JCal | null)[],
  { occurrence, emails }: Omit<Reader, 'zone'>,
): boolean => former.some((each) => each !== null && hasAnswered(partFor(each, occurrence), emails))

const differing = (was: string, is: string): readonly [string, string] | null =>
  was === is ? null : [was, is]

function partFor(data: JCal, occurrence: string | null): JCalComponent | null {
  const parts = partsOf(data)
  const own = occurrence === null ? undefined : (parts.get(occurrence) ?? plainPart(data, occurrence))
  return own ?? parts.get('') ?? [...parts.values()][0] ?? null
}

function hasAnswered(vevent: JCalComponent | null, emails: readonly string[]): boolean {
  const own = vevent && invitedAs(vevent, emails)
  const attendee =
    own && vevent ? propertiesOf(vevent, 'attendee').find((each) => bareOf(each) === bare(own)) : undefined
  return attendee !== undefined && partstatOf(attendee) !== 'NEEDS-ACTION'
}

function timesOf(
  was: JCal,
  now: JCal,
  { occurrence, zone }: Pick<Reader, 'occurrence' | 'zone'>,
): readonly [EventWhen, EventWhen] | null {
  const whenIn = (data: JCal, named: string | null) => {
    const found = drafted(parseObject(data), named)
    return found && eventWhen(found.when, zone)
  }
  const isThere = occurrence === null || partsOf(was).has(occurrence) || plainPart(was, occurrence) !== null
  const [before, after] = [whenIn(was, isThere ? occurrence : null), whenIn(now, isThere ? occurrence : null)]
  if (!before || !after || isSame(before, after)) return null
  if (isThere) return [before, after]
  // All dates of the series were moved: this one by as much as the first.
  const here = whenIn(now, occurrence)
  if (here?.kind !== 'timed' || before.kind !== 'timed' || after.kind !== 'timed') return [before, after]
  const start = addMs(here.start, before.start - after.start)
  return [{ ...here, start, end: addMs(start, before.end - before.start) }, here]
}

const isSame = (one: EventWhen, other: EventWhen) =>
  one.kind === 'timed'
    ? other.kind === 'timed' && one.start === other.start && one.end === other.end
    : other.kind === 'allDay' && one.first === other.first && one.last === other.last
