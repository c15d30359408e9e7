import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import type { Repeats } from '../event/CalendarEvent.ts'
import { draftWhen } from '../event/draftWhen.ts'
import { withAnswersReset, revised } from '../jcal/revision.ts'
import { put } from '../jcal/properties.ts'
import { readRepeats } from '../event/repeats/readRepeats.ts'
import { endParts, recurOf } from '../event/repeats/recurOf.ts'
import { occurrencesIn } from '../recurrence/occurrencesIn.ts'
import { addMs, type EpochMs } from '../time/units.ts'
import { withParts } from '../jcal/recurParts.ts'
import { parseObject, type ParsedObject } from '../jcal/ParsedObject.ts'

/**
 * An event with another rule, or another end of its rule. Overrides of occurrences that no longer exist are
 * removed; with another rule, also EXDATE and RDATE, which belonged to the old one.
 *
 * @param repeats null for an event that happens once
 * @returns the original itself if it repeats like that already
 */
export function withRepeats(
  { jcal, master: parsed }: ParsedObject,
  repeats: Repeats | null,
  { now }: { readonly now: EpochMs },
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
      : withRule(master[1], repeats === null ? null : ['rrule', {}, 'recur', recurOf(repeats, when)])
  const changed = revised(master, withAnswersReset(properties), { now, isSignificant: true })
  const replaced: JCal = [jcal[0], jcal[1], jcal[2].map((each) => (each === master ? changed : each))]
  const series = parseObject(replaced).master?.series
  const isGone = new Set<JCalComponent>()
  for (const { vevent, start } of parsed.overrides) {
    const still = series && occurrencesIn(series, { start, end: addMs(start, 1) }).starts.length > 0
    if (!still || repeats === null) isGone.add(vevent)
  }
  return [replaced[0], replaced[1], replaced[2].filter((each) => !isGone.has(each))]
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

/** Whether a rule stays: one without a choice is kept as it is. */
function isSameRule(current: Repeats, repeats: Repeats): boolean {
  if (current.every !== repeats.every) return false
  return repeats.rule === undefined || JSON.stringify(current.rule) === JSON.stringify(repeats.rule)
}
