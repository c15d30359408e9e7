import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { put } from '../../jcal/properties.ts'
import type { FurtherDetails } from './FurtherDetails.ts'
import { linkOf, isCategory, isPage, readFurther } from './readFurther.ts'
import { alarmOf, isSameReminder, readAlarm, triggerOf, type Reminder } from './Reminder.ts'

/**
 * A VEVENT with other further details. Properties, parameters and alarms that no detail was read from stay
 * byte for byte, and so do those whose value stays (CAL-17).
 *
 * @param change missing details stay
 * @param text what a new reminder shows
 * @returns the original itself if nothing changes
 */
export function withFurther(
  vevent: JCalComponent,
  change: Partial<FurtherDetails>,
  text: string,
): JCalComponent {
  const current = readFurther(vevent)
  const isOther = (name: keyof FurtherDetails) =>
    change[name] !== undefined && JSON.stringify(change[name]) !== JSON.stringify(current[name])
  let properties = vevent[1]
  if (isOther('colour')) properties = withValue(properties, ['color', 'text', change.colour ?? ''])
  if (isOther('categories')) properties = withCategories(properties, change.categories ?? [])
  if (isOther('url')) properties = withValue(properties, ['url', 'uri', change.url ?? ''])
  if (isOther('conference')) properties = withConference(properties, change.conference ?? '')
  if (isOther('attachments')) properties = withAttachments(properties, change.attachments ?? [])
  const alarms = isOther('reminders') ? withReminders(vevent, change.reminders ?? [], text) : vevent[2]
  if (properties === vevent[1] && alarms === vevent[2]) return vevent
  return [vevent[0], properties, alarms ?? []]
}

type Properties = readonly JCalProperty[]

/** The first property of a name with another value, which keeps its parameters; without it if it is empty. */
function withValue(
  properties: Properties,
  [name, type, value]: readonly [string, string, string],
): Properties {
  const at = properties.findIndex((each) => each[0] === name)
  if (value === '') return properties.filter((each) => each[0] !== name)
  return put(properties, [name, properties[at]?.[1] ?? {}, type, value])
}

/** What is removed leaves its property, what is new goes to the last one. */
function withCategories(properties: Properties, wanted: readonly string[]): Properties {
  const left = [...wanted]
  const remaining = properties.flatMap((property): Properties => {
    if (property[0] !== 'categories') return [property]
    const values = property.slice(3).filter((value) => !isCategory(value) || taken(left, value))
    const [first, ...others] = values
    if (first === undefined) return []
    return values.length === property.length - 3
      ? [property]
      : [[property[0], property[1], property[2], first, ...others]]
  })
  const [first, ...others] = left
  if (first === undefined) return remaining
  const last = remaining.findLastIndex(([name, parameters]) => name === 'categories' && isBare(parameters))
  const property = remaining[last]
  if (property === undefined) return [...remaining, ['categories', {}, 'text', first, ...others]]
  return remaining.with(last, [...property, first, ...others])
}

/** In another language, a category of this one would be wrong. */
const isBare = (parameters: JCalProperty[1]) => Object.keys(parameters).length === 0

function taken(values: string[], value: string): boolean {
  const at = values.indexOf(value)
  if (at >= 0) values.splice(at, 1)
  return at >= 0
}

/** A new one is where people see and hear each other (RFC 7986 6.3). */
function withConference(properties: Properties, address: string): Properties {
  const at = properties.findIndex((each) => each[0] === 'conference' && isPage(each))
  if (address === '') return at < 0 ? properties : properties.toSpliced(at, 1)
  const known = properties[at]
  return known === undefined
    ? [...properties, ['conference', { feature: ['AUDIO', 'VIDEO'] }, 'uri', address]]
    : properties.with(at, [known[0], known[1], 'uri', address])
}

function withAttachments(properties: Properties, wanted: readonly string[]): Properties {
  const left = [...wanted]
  const remaining = properties.filter(
    (each) => each[0] !== 'attach' || !isPage(each) || taken(left, linkOf(each)),
  )
  return [...remaining, ...left.map((address): JCalProperty => ['attach', {}, 'uri', address])]
}

/**
 * An alarm whose time stays is untouched; another one gets a time that is left over, and is due again; what
 * is then left over is added.
 */
function withReminders(
  vevent: JCalComponent,
  wanted: readonly Reminder[],
  text: string,
): readonly JCalComponent[] {
  const left = [...wanted]
  const remaining = new Set<JCalComponent>()
  for (const alarm of vevent[2] ?? []) {
    const reminder = readAlarm(alarm)
    const at = reminder === null ? -1 : left.findIndex((each) => isSameReminder(each, reminder))
    if (at >= 0) left.splice(at, 1)
    if (reminder === null || at >= 0) remaining.add(alarm)
  }
  const alarms = (vevent[2] ?? []).flatMap((alarm): readonly JCalComponent[] => {
    if (remaining.has(alarm)) return [alarm]
    const next = left.shift()
    return next === undefined ? [] : [movedAlarm(alarm, next)]
  })
  return [...alarms, ...left.map((each) => alarmOf(each, text))]
}

/** ACKNOWLEDGED is about the time before (RFC 9074 6.1). */
function movedAlarm(alarm: JCalComponent, reminder: Reminder): JCalComponent {
  const properties = alarm[1].filter(([name]) => name !== 'acknowledged')
  return [alarm[0], put(properties, triggerOf(reminder)), alarm[2] ?? []]
}
