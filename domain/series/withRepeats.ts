import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { Repeats } from '../event/CalendarEvent.ts'
import { draftWhen } from '../event/draftWhen.ts'
import { revised, withAnswersReset, withComponent } from '../jcal/revision.ts'
import { put } from '../jcal/properties.ts'
import { isSameRule } from '../event/repeats/isSameRule.ts'
import { dayOfWhen } from '../event/repeats/onDay.ts'
import { onRule } from '../event/repeats/onRule.ts'
import { readRepeats } from '../event/repeats/readRepeats.ts'
import { endParts, recurOf } from '../event/repeats/recurOf.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { addMs, dayMs, type EpochMs } from '../time/units.ts'
import { withParts } from '../jcal/recurParts.ts'
import { readEventTimes } from '../jcal/EventTime.ts'
import { parseObject, type ParsedMaster, type ParsedObject } from '../jcal/ParsedObject.ts'
import { startInSeries } from '../jcal/VEventSeries.ts'
import { begunAt } from './begunAt.ts'
import { begunRule, type ChosenRule } from './chosenRule.ts'

/**
 * An event with another rule, or another end of its rule. Overrides of occurrences that no longer exist are
 * removed; with another rule, also RDATE and EXRULE, which belonged to the old one, and EXDATE of dates that it does not
 * have. A date that was deleted and that both rules have stays deleted.
 *
 * @param repeats null for an event that happens once
 * @param chosen where another rule was chosen at an occurrence: the series begins with the first date that it has then
 * @returns the original itself if it repeats like that already
 */
export function withRepeats(
  { jcal, master: parsed }: ParsedObject,
  repeats: Repeats | null,
  { now, chosen = null }: { readonly now: EpochMs; readonly chosen?: ChosenRule | null },
): JCal {
  if (parsed === null) return jcal
  const { vevent: master, timing } = parsed
  const current = readRepeats(master, timing)
  if (isSame(current, repeats)) return jcal
  const when = draftWhen(timing)
  const isSameRhythm = repeats !== null && current !== null && isSameRule(current, repeats)
  const properties =
    isSameRhythm && repeats !== null
      ? master[1].map((property) =>
          withEnd(property, { count: null, until: null, ...endParts(repeats.end, when) }),
        )
      : withOtherRule(parsed, repeats, chosen)
  const withProperties = (all: readonly JCalProperty[]) =>
    withComponent(jcal, master, revised(master, withAnswersReset(all), { now, isSignificant: true }))
  const isOther = !isSameRhythm && repeats !== null
  const exceptions = isOther ? exceptionsIn(parsed, withProperties(properties)) : []
  const replaced = withProperties([...properties, ...exceptions])
  const series = parseObject(replaced).master?.series
  const isGone = new Set<JCalComponent>()
  for (const { vevent, start } of parsed.overrides) {
    const still = series && occurrencesIn(series, { start, end: addMs(start, 1) }).starts.length > 0
    if (!still || repeats === null) isGone.add(vevent)
  }
  return [replaced[0], replaced[1], replaced[2].filter((each) => !isGone.has(each))]
}

/** The EXDATE of a series whose dates another rule has, too. */
function exceptionsIn({ vevent, timing, zoneOf }: ParsedMaster, other: JCal): readonly JCalProperty[] {
  const series = parseObject(other).master?.series
  const isIn = (start: EpochMs) =>
    series !== undefined && occurrencesIn(series, { start, end: addMs(start, 1) }).starts.length > 0
  return vevent[1].flatMap((property): readonly JCalProperty[] => {
    const [name, parameters, type, ...values] = property
    if (name !== 'exdate') return []
    const left = values.filter((value) =>
      readEventTimes([name, parameters, type, value], zoneOf).some((time) =>
        isIn(startInSeries(time, timing)),
      ),
    )
    return left.length === 0 ? [] : [[name, parameters, type, ...left]]
  })
}

/** A master with another rule, or without one; its first date is one of the rule that was chosen. */
function withOtherRule(
  master: ParsedMaster,
  repeats: Repeats | null,
  chosen: ChosenRule | null,
): readonly JCalProperty[] {
  const { vevent, timing } = master
  if (repeats === null) return withRule(vevent[1], null)
  const when = draftWhen(timing)
  const begun = chosen && begunRule(master, when, { repeats, chosen })
  if (begun !== null) return withRule(begunAt(master, begun.begin), ['rrule', {}, 'recur', begun.value])
  const value = recurOf(repeats, when)
  const days = dayOfWhen(onRule(when, value, repeats.end)) - dayOfWhen(when)
  const own = days === 0 ? vevent[1] : begunAt(master, addMs(master.start, days * dayMs))
  return withRule(own, ['rrule', {}, 'recur', value])
}

function withEnd(property: JCalProperty, parts: Parameters<typeof withParts>[1]): JCalProperty {
  if (property[0] !== 'rrule') return property
  const [name, parameters, type, ...values] = property
  return [name, parameters, type, ...values.map((value) => withParts(value, parts))]
}

const datesAndExceptions: ReadonlySet<string> = new Set(['rdate', 'exdate', 'exrule'])

function withRule(properties: readonly JCalProperty[], rule: JCalProperty | null): readonly JCalProperty[] {
  const [first] = properties.filter(([name]) => name === 'rrule')
  const isOld = (property: JCalProperty) =>
    datesAndExceptions.has(property[0]) || (property[0] === 'rrule' && property !== first)
  const left = properties.filter((property) => !isOld(property))
  return rule === null ? left.filter(([name]) => name !== 'rrule') : put(left, rule)
}

function isSame(one: Repeats | null, other: Repeats | null): boolean {
  if (one === null || other === null) return one === other
  if (!isSameRule(one, other) || one.end.kind !== other.end.kind) return false
  if (one.end.kind === 'on') return other.end.kind === 'on' && one.end.date === other.end.date
  return one.end.kind !== 'after' || (other.end.kind === 'after' && one.end.times === other.end.times)
}
