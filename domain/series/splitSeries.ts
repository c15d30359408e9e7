import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { revised } from '../jcal/revision.ts'
import { readTrigger } from '../event/further/Reminder.ts'
import { propertyOf, put } from '../jcal/properties.ts'
import type { RangeOverride } from '../jcal/rangeOverridesOf.ts'
import type { EventChange } from '../event/writeJCal.ts'
import type { EpochMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import { changeFollowing } from './changeFollowing.ts'
import { changeSeries } from './changeSeries.ts'
import { splitAt } from './splitAt.ts'
import { parseObject, rangeOverrideAt, startNamed, type ParsedObject } from '../jcal/ParsedObject.ts'

/** A series in two: what stays as it was, and what begins anew. */
export type SplitSeries = {
  /** Replaces the original; null if nothing comes before: then `after` is the whole series, with its UID. */
  readonly before: JCal | null
  readonly after: JCal
}

/**
 * This and all following occurrences changed, as a series of their own; those before stay. The first series
 * ends before the cut: COUNT is split, UNTIL is a date, floating or in UTC as DTSTART requires (RFC 5545
 * 3.3.10). RDATE, EXDATE and overrides go to their side; an override for all that follow which has begun
 * becomes part of the new series; a reminder at a time goes to the side that has it, and rings once. Both get everything
 * else in the object, such as VTIMEZONEs and unknown components.
 *
 * @param occurrence the first of those that change, and the one that `change.when` is about; as
 *   `CalendarEvent.occurrence`
 * @param uid of the new series, made by the caller
 * @returns null if there is no such series, or nothing of it to split
 */
export function splitSeries(
  parsed: ParsedObject,
  occurrence: string,
  change: EventChange,
  { now, uid }: { readonly now: EpochMs; readonly uid: string },
): SplitSeries | null {
  const { jcal, master } = parsed
  const cut = master && startNamed(master, occurrence)
  if (master === null || cut === null) return null
  const { vevent: whole, overrides } = master
  const parts = splitAt(master, cut)
  const [early, late] = [new Set<JCalComponent>(), new Set<JCalComponent>()]
  for (const { vevent, start } of overrides) (start < cut ? early : late).add(vevent)
  if (parts.isEmptyBefore && early.size === 0)
    return { before: null, after: changeSeries(parsed, change, { now, occurrence }) }
  if (parts.after === null && late.size === 0) return null

  // Without a date before, its overrides stand there alone: they may be of dates that the series does not have.
  const ended =
    parts.before === null
      ? []
      : [withAlarms(revised(whole, parts.before, { now, isSignificant: true }), (at) => at < cut)]
  const before: JCal = [
    jcal[0],
    jcal[1],
    jcal[2].filter((each) => !late.has(each)).flatMap((each) => (each === whole ? ended : [each])),
  ]
  const rangeOverride = rangeOverrideAt(master, cut)
  const renewed = ([name, properties, alarms = []]: JCalComponent): JCalComponent => [
    name,
    renewedProperties(properties, uid, now),
    alarms,
  ]
  const components = jcal[2].flatMap((each): readonly JCalComponent[] => {
    if (each === whole)
      return parts.after === null
        ? []
        : [withAlarms(renewed(describedBy(rangeOverride, whole, parts.after)), (at) => at >= cut)]
    if (each === rangeOverride.vevent && parts.after !== null) return []
    if (late.has(each)) return [renewed(each)]
    return each[0] === 'vevent' ? [] : [each]
  })
  const begun = parseObject([jcal[0], jcal[1], components])
  if (rangeOverride.vevent === whole || parts.after === null)
    return { before, after: changeSeries(begun, change, { now, occurrence }) }
  const following = { begun, master, cut, rangeOverride, renewed }
  return { before, after: changeFollowing(following, change, now) }
}

/**
 * The properties and alarms of an override for all that follow become those of the new series; its time is applied by
 * the change.
 */
function describedBy(
  { vevent }: RangeOverride,
  master: JCalComponent,
  begun: readonly JCalProperty[],
): JCalComponent {
  const [name, properties, alarms = []] = vevent
  if (vevent === master) return [name, begun, alarms]
  const isWhen = ([each]: JCalProperty) => ofWhen.has(each)
  const described = properties.filter((property) => !isWhen(property) && property[0] !== 'recurrence-id')
  return [name, [...begun.filter(isWhen), ...described], alarms]
}

/** Without the alarms at another time than those that are wanted. Those before or after each occurrence stay. */
function withAlarms(
  [name, properties, alarms = []]: JCalComponent,
  isWanted: (at: EpochMs) => boolean,
): JCalComponent {
  const isLeft = (alarm: JCalComponent) => {
    const trigger = alarm[0] === 'valarm' ? propertyOf(alarm, 'trigger') : undefined
    const read = trigger && readTrigger(trigger)
    return read?.kind !== 'absolute' || isWanted(read.at)
  }
  return [name, properties, alarms.filter(isLeft)]
}

const ofWhen: ReadonlySet<string> = new Set([
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'rdate',
  'exdate',
  'exrule',
])

/** The properties of a new object; SEQUENCE starts again, as nobody has seen this UID. */
function renewedProperties(
  properties: readonly JCalProperty[],
  uid: string,
  now: EpochMs,
): readonly JCalProperty[] {
  const stamps = ['dtstamp', 'created', 'last-modified'].filter((name) =>
    properties.some((each) => each[0] === name),
  )
  const stamped = stamps.reduce(
    (each, name) => put(each, [name, {}, 'date-time', utcText(now)]),
    put(properties, ['uid', {}, 'text', uid]),
  )
  return stamped.filter(([name]) => name !== 'sequence')
}
