import type { JCal, JCalComponent, JCalValue } from '#contract/jcal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { propertiesOf, propertyOf, textOf } from '../jcal/properties.ts'
import { readTiming, startOf, timingEnd } from '../jcal/Timing.ts'
import { zoneNamed } from '../time/Zone.ts'

/** What a change of one VEVENT means to its attendees. */
export type PartChange = {
  /** The organizer has to raise SEQUENCE (RFC 5546 2.1.4): time, length, rule, dates or status are others. */
  readonly raisesSequence: boolean
  /** Answers were for something else: another time, length or rule, or further dates (RFC 5546 3.2.2.1). */
  readonly asksAgain: boolean
}

/**
 * How a VEVENT of the organizer has changed. A new place or title, an occurrence less or an earlier end of a series
 * ask nobody again: who could come still can.
 */
export function changeOfPart(
  before: { readonly jcal: JCal; readonly vevent: JCalComponent },
  after: { readonly jcal: JCal; readonly vevent: JCalComponent },
): PartChange {
  const has = (name: string) => textsOf(before.vevent, name) !== textsOf(after.vevent, name)
  const isMoved = timeText(before.jcal, before.vevent) !== timeText(after.jcal, after.vevent)
  const isOtherRule = has('rrule') && !isShortened(before.vevent, after.vevent)
  const asksAgain = isMoved || isOtherRule || has('rdate')
  const isOtherStatus = statusOf(before.vevent) !== statusOf(after.vevent)
  return {
    asksAgain,
    raisesSequence: asksAgain || isOtherStatus || has('rrule') || has('exdate') || has('exrule'),
  }
}

const statusOf = (vevent: JCalComponent) => textOf(vevent, 'status').toUpperCase() || 'CONFIRMED'

const textsOf = (vevent: JCalComponent, name: string) =>
  propertiesOf(vevent, name)
    .map(([, parameters, type, ...values]) => sorted([parameters, type, ...values]))
    .toSorted()
    .join('\n')

/** JSON that does not depend on the order of names. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** When a VEVENT is, however that is written: DTEND or DURATION. */
function timeText(jcal: JCal, vevent: JCalComponent): string {
  const timing = readTiming(vevent, parseObject(jcal).zoneOf, zoneNamed('UTC'))
  if (timing === null) return ''
  const start = startOf(timing)
  const zone = timing.kind === 'timed' ? `${timing.zone.name} ${timing.isFloating}` : 'date'
  return `${start} ${timingEnd(timing, start)} ${zone}`
}

/** Whether two series have the same rule, whenever they end. */
export function haveSameRhythm(one: JCalComponent, other: JCalComponent): boolean {
  const [was, is] = [one, other].map((each) => rule(propertyOf(each, 'rrule')?.[3])?.rest)
  return was === is
}

/** Whether a series only ends earlier. */
function isShortened(before: JCalComponent, after: JCalComponent): boolean {
  const [was, is, ...others] = [...propertiesOf(before, 'rrule'), ...propertiesOf(after, 'rrule')]
  if (!was || !is || others.length > 0) return false
  const [one, other] = [rule(was[3]), rule(is[3])]
  if (one === null || other === null || one.rest !== other.rest || other.isEndless) return false
  if (one.isEndless) return true
  if (typeof one.until === 'string' && typeof other.until === 'string') return other.until <= one.until
  return one.count !== undefined && other.count !== undefined && Number(other.count) <= Number(one.count)
}

function rule(value: JCalValue | undefined) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const parts: ReadonlyMap<string, JCalValue> = new Map(Object.entries(value))
  const [until, count] = [parts.get('until'), parts.get('count')]
  const rest = [...parts].filter(([name]) => name !== 'until' && name !== 'count')
  const isEndless = until === undefined && count === undefined
  return { until, count, isEndless, rest: sorted(Object.fromEntries(rest)) }
}
