import type { JCal, JCalComponent } from '#contract/jcal.ts'
import { StepBudget } from '../recurrence/StepBudget.ts'
import type { Zone } from '../time/Zone.ts'
import { occurrenceId, type ZoneOf } from '../jcal/EventTime.ts'
import { zonesOf } from '../jcal/zones/zonesOf.ts'
import { sequenceOf } from '../jcal/latestOf.ts'
import { componentsOf, textOf, hasRecurrence, isOverride } from '../jcal/properties.ts'
import { readTiming, startOf, type Timing } from '../jcal/Timing.ts'
import { recurrenceIdOf, startInSeries } from '../jcal/VEventSeries.ts'
import { addSeries, StartIn } from './addSeries.ts'
import type { Instances, Occurrence } from './Instance.ts'
import { InstanceList } from './InstanceList.ts'
import type { Window } from '../time/Window.ts'

/**
 * The instances of a calendar object that touch a window, with series expanded. An override replaces its
 * occurrence wherever it has moved, or all that follow (RANGE=THISANDFUTURE). One whose occurrence is not in
 * its series is an instance too, and so is one without a master (CAL-9).
 *
 * @param window instants, start inclusive, end exclusive
 * @param viewZone for floating times and for the days of the window, which dates are compared with (CAL-8:
 *   UTC)
 * @param budget the steps for all series of the object together; if they are used up, the result is what was
 *   found until then
 */
export function instancesIn(
  jcal: JCal,
  window: Window,
  viewZone: Zone,
  budget = new StepBudget(),
): Instances {
  const list = new InstanceList(window, viewZone)
  const context = { zoneOf: zonesOf(jcal), viewZone, budget }
  const only = jcal[2].length === 1 ? jcal[2][0] : undefined
  if (only && isPlain(only)) {
    addEvent(list, only, context)
    return list.result()
  }
  const vevents = componentsOf(jcal, 'vevent')
  const overrides = vevents.some(isOverride) ? vevents.filter(isOverride) : none
  const masters = addMasters(list, vevents, overrides, context)
  addOverrides(list, overrides, masters, context)
  return list.result()
}

type Context = { readonly zoneOf: ZoneOf; readonly viewZone: Zone; readonly budget: StepBudget }

const none: readonly never[] = []

/** Most objects are one event that does not repeat, and thousands of them are read. */
function addEvent(list: InstanceList, vevent: JCalComponent, { zoneOf, viewZone }: Context): void {
  const timing = readTiming(vevent, zoneOf, viewZone)
  if (timing === null) list.skipped.push({ uid: textOf(vevent, 'uid'), why: 'no-dtstart' })
  else list.add(vevent, timing, startOf(timing), null)
}

function isPlain(component: JCalComponent): boolean {
  if (component[0] !== 'vevent') return false
  // Indexed, not destructured: that would create an iterator for each of ten thousand times seven properties.
  for (const property of component[1]) {
    const name = property[0]
    if (name === 'rrule' || name === 'rdate' || name === 'recurrence-id') return false
  }
  return true
}

/** @returns the times of the masters by their UIDs */
function addMasters(
  list: InstanceList,
  vevents: readonly JCalComponent[],
  overrides: readonly JCalComponent[],
  context: Context,
): ReadonlyMap<string, Timing> {
  const overridesOf = overrides === none ? null : Map.groupBy(overrides, (vevent) => textOf(vevent, 'uid'))
  const masters = new Map<string, Timing>()
  for (const vevent of overrides === none ? vevents : vevents.filter((each) => !isOverride(each))) {
    const uid = textOf(vevent, 'uid')
    const timing = readTiming(vevent, context.zoneOf, context.viewZone)
    if (timing === null) list.skipped.push({ uid, why: 'no-dtstart' })
    else if (masters.has(uid)) list.skipped.push({ uid, why: 'second-master' })
    else {
      masters.set(uid, timing)
      const replacing = overridesOf?.get(uid) ?? none
      if (replacing.length > 0 || hasRecurrence(vevent))
        addSeries(list, { vevent, timing, replacing }, context)
      else list.add(vevent, timing, startOf(timing), null)
    }
  }
  return masters
}

type Override = { readonly vevent: JCalComponent; readonly timing: Timing; readonly named: Occurrence }

function addOverrides(
  list: InstanceList,
  overrides: readonly JCalComponent[],
  masters: ReadonlyMap<string, Timing>,
  { zoneOf, viewZone }: Context,
): void {
  const latest = new Map<string, Override>()
  for (const vevent of overrides) {
    const uid = textOf(vevent, 'uid')
    const time = recurrenceIdOf(vevent, zoneOf)
    const timing = readTiming(vevent, zoneOf, viewZone)
    const master = masters.get(uid)
    if (time === null) list.skipped.push({ uid, why: 'no-recurrence-id' })
    else if (timing === null) list.skipped.push({ uid, why: 'no-dtstart' })
    else {
      // A RECURRENCE-ID may be in another form than DTSTART; an occurrence has only one name.
      const start = master ? startInSeries(time, master) : null
      const named = master && start !== null ? new StartIn(master, start) : { time }
      // Two overrides of one occurrence, written differently, are two revisions of it: the later one counts.
      const key = `${start ?? occurrenceId(time)} ${uid}`
      const other = latest.get(key)
      if (other === undefined || sequenceOf(vevent) >= sequenceOf(other.vevent))
        latest.set(key, { vevent, timing, named })
    }
  }
  for (const { vevent, timing, named } of latest.values()) list.add(vevent, timing, startOf(timing), named)
}
