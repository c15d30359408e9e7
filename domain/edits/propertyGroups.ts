import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { identified } from './identified.ts'
import { isOverride, parameterOf, withoutParameters } from '../jcal/properties.ts'

/**
 * Properties that only make sense together, by name: changes of different groups can be applied in any order,
 * and are merged without asking. A property without a row is a group of its own.
 */
const groupNames: Readonly<Record<string, string>> = {
  summary: 'title',
  location: 'location',
  description: 'description',
  'styled-description': 'description',
  'x-alt-desc': 'description',
  transp: 'availability',
  class: 'visibility',
  dtstart: 'times',
  dtend: 'times',
  duration: 'times',
  rrule: 'times',
  rdate: 'times',
  exdate: 'times',
  exrule: 'times',
  'recurrence-id': 'times',
  organizer: 'guests',
  attendee: 'guests',
}

/** Properties of the revision. They differ after each change, so they are not compared. */
const stamps: ReadonlySet<string> = new Set(['sequence', 'dtstamp', 'last-modified'])

export const isStamp = ([name]: JCalProperty): boolean => stamps.has(name)

/**
 * Parameters in which a service and its client keep how an invitation is sent (RFC 6638 7.2, 7.3). The service writes
 * them after each write, so they are not compared either.
 */
const sendingParameters = ['schedule-status', 'schedule-force-send'] as const

/** What an object says in one group. */
export type GroupContent = {
  readonly properties: readonly JCalProperty[]
  readonly components: readonly JCalComponent[]
}

/** The group that a property of a VEVENT is in. */
export const groupOf = ([name]: JCalProperty): string => groupNames[name] ?? name

/** An object by groups of properties. */
export type Groups = ReadonlyMap<string, GroupContent>

/**
 * An object by groups: the properties of its first master, `reminders` for its sub-components, all overrides
 * in `times`, the properties of the object in `object`, and its other components in `components`. Stamps, and what
 * became of invitations on their way, are left out.
 */
export function groupsIn(jcal: JCal): Groups {
  const result = partsOf(jcal)
  for (const override of overridesIn(jcal)) add(result, 'times', { components: [withoutStamps(override)] })
  return result
}

const overridesIn = (jcal: JCal) => jcal[2].filter((each) => each[0] === 'vevent' && isOverride(each))

/** All of an object except its overrides. */
function partsOf(jcal: JCal): Map<string, GroupContent> {
  const master = masterOf(jcal)
  const result = new Map(master ? groupsOfVEvent(master) : nothing)
  add(result, 'object', { properties: jcal[1] })
  const components = jcal[2].filter((each) => each !== master && !(each[0] === 'vevent' && isOverride(each)))
  if (components.length > 0) add(result, 'components', { components })
  return result
}

function groupsOfVEvent(vevent: JCalComponent): Groups {
  const result = new Map<string, GroupContent>()
  for (const property of withoutStamps(vevent)[1]) add(result, groupOf(property), { properties: [property] })
  if (vevent[2]?.length) add(result, 'reminders', { components: vevent[2] })
  return result
}

/** A component without stamps, and without what became of its invitations on their way. */
export const withoutStamps = ([name, properties, inside = []]: JCalComponent): JCalComponent => [
  name,
  properties.filter((each) => !isStamp(each)).map(withoutSending),
  inside,
]

function withoutSending(property: JCalProperty): JCalProperty {
  if (groupOf(property) !== 'guests') return property
  const [name, parameters, type, ...values] = property
  const noted = isAnswered(property) ? [...sendingParameters, 'rsvp'] : sendingParameters
  return [name, withoutParameters(parameters, ...noted), type, ...values]
}

/** Whoever has answered is asked no longer: the service takes RSVP off then. */
function isAnswered(attendee: JCalProperty): boolean {
  const reply = parameterOf(attendee, 'partstat')?.toUpperCase()
  return reply !== undefined && reply !== 'NEEDS-ACTION'
}

function add(
  groupsFound: Map<string, GroupContent>,
  group: string,
  { properties = [], components = [] }: Partial<GroupContent>,
): void {
  const known = groupsFound.get(group) ?? { properties: [], components: [] }
  groupsFound.set(group, {
    properties: [...known.properties, ...properties],
    components: [...known.components, ...components],
  })
}

/** The groups in which two objects differ; every group of one that does not exist. */
export const groupsBetween = (one: JCal | null, other: JCal | null): ReadonlySet<string> =>
  differing(one ? groupsIn(one) : nothing, other ? groupsIn(other) : nothing)

/**
 * The same, but an override counts only with what differs from its series: a new title for a whole series is
 * one change, although it is written into overrides too. An override that is added, removed or moved is a
 * change of `times`.
 */
export function ownGroupsBetween(one: JCal | null, other: JCal | null): ReadonlySet<string> {
  if (one === null || other === null) return groupsBetween(one, other)
  const [these, those] = [exceptionsIn(one), exceptionsIn(other)]
  const timesOf = (exceptions: Exceptions) => [...exceptions.values()].map((each) => each.get('times'))
  const areMoved = JSON.stringify(timesOf(these)) !== JSON.stringify(timesOf(those))
  const inBoth = [...these].flatMap(([name, groups]) => [...differing(groups, those.get(name) ?? groups)])
  return new Set([...differing(partsOf(one), partsOf(other)), ...inBoth, ...(areMoved ? ['times'] : [])])
}

function differing(these: Groups, those: Groups): ReadonlySet<string> {
  const all = new Set([...these.keys(), ...those.keys()])
  return new Set([...all].filter((group) => !isSame(these.get(group), those.get(group))))
}

type Exceptions = ReadonlyMap<string, Groups>

/**
 * How each override differs from its series, with its time in any case; by the occurrence that it describes.
 */
function exceptionsIn(jcal: JCal): Exceptions {
  const master = masterOf(jcal)
  const shared = master ? groupsOfVEvent(master) : nothing
  return new Map(
    [...identified(jcal)].flatMap(([name, override]) => {
      if (override[0] !== 'vevent' || !isOverride(override)) return []
      const own = groupsOfVEvent(override)
      const others = differing(own, shared)
      const isOwn = (group: string) => group === 'times' || others.has(group)
      return [[name, new Map([...own].filter(([group]) => isOwn(group)))] as const]
    }),
  )
}

const nothing: Groups = new Map<string, GroupContent>()

const isSame = (one: GroupContent | undefined, other: GroupContent | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The VEVENT of the whole event or series, if the object has one. */
export const masterOf = (jcal: JCal): JCalComponent | undefined =>
  jcal[2].find((each) => each[0] === 'vevent' && !isOverride(each))

/** An object with some of its groups as they are in another one; both have a master or none. */
export function withGroups(now: JCal, from: JCal, wanted: ReadonlySet<string>): JCal {
  const [master, other] = [masterOf(now), masterOf(from)]
  const isTaken = (each: JCalComponent) =>
    each[0] === 'vevent' && isOverride(each) ? wanted.has('times') : wanted.has('components')
  const taken = (jcal: JCal) => jcal[2].filter((each) => each !== masterOf(jcal) && isTaken(each))
  const own = now[2].flatMap((each) => {
    if (each === master) return [other ? masterWith(each, other, wanted) : each]
    return isTaken(each) ? [] : [each]
  })
  const isVEvent = ([name]: JCalComponent) => name === 'vevent'
  const properties = wanted.has('object') ? from[1] : now[1]
  const others = taken(from).filter((each) => !isVEvent(each))
  return ['vcalendar', properties, [...others, ...own, ...taken(from).filter(isVEvent)]]
}

function masterWith(now: JCalComponent, from: JCalComponent, wanted: ReadonlySet<string>): JCalComponent {
  const isWanted = (property: JCalProperty) => !isStamp(property) && wanted.has(groupOf(property))
  const at = now[1].findIndex(isWanted)
  const others = now[1].filter((each) => !isWanted(each))
  const place = at < 0 ? others.length : now[1].slice(0, at).filter((each) => !isWanted(each)).length
  return [
    now[0],
    others.toSpliced(place, 0, ...from[1].filter(isWanted)),
    (wanted.has('reminders') ? from[2] : now[2]) ?? [],
  ]
}
