import type { JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'

/** The first property of that name (lower case), if any. */
export function propertyOf(component: JCalComponent, name: string): JCalProperty | undefined {
  for (const property of component[1]) if (property[0] === name) return property
  return undefined
}

/** All properties of that name (lower case), in order. */
export function propertiesOf(component: JCalComponent, name: string): readonly JCalProperty[] {
  return component[1].filter((property) => property[0] === name)
}

/** The value of a property as text; several values are joined by commas, a missing property is ''. */
export function textOf(component: JCalComponent, name: string): string {
  const property = propertyOf(component, name)
  if (property === undefined) return ''
  const value = property[3]
  return property.length === 4 && typeof value === 'string' ? value : property.slice(3).map(String).join(',')
}

/**
 * The first value of a parameter, if any: `name` in lower case, as RFC 7265 writes it, found in any case
 * (CAL-36).
 */
export function parameterOf(property: JCalProperty, name: string): string | undefined {
  const parameters = property[1]
  const value = parameters[name] ?? inAnyCase(parameters, name)
  return typeof value === 'string' ? value : value?.[0]
}

/** Parameters without some of them, whatever the case of their names. */
export const withoutParameters = (parameters: JCalParameters, ...names: readonly string[]): JCalParameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name.toLowerCase())))

function inAnyCase(parameters: JCalParameters, name: string): JCalParameters[string] | undefined {
  // With `in` and not with entries: nearly every property has no parameter, or only this one.
  for (const each in parameters) if (each.toLowerCase() === name) return parameters[each]
  return undefined
}

/** A property in place of the first one of its name, or of another name, or at the end. */
export function put(
  properties: readonly JCalProperty[],
  property: JCalProperty,
  inPlaceOf = property[0],
): readonly JCalProperty[] {
  const index = properties.findIndex((each) => each[0] === inPlaceOf)
  return index < 0 ? [...properties, property] : properties.with(index, property)
}

/** The sub-components of that name (lower case), in order. */
export function componentsOf(component: JCalComponent, name: string): readonly JCalComponent[] {
  return (component[2] ?? []).filter((each) => each[0] === name)
}

/** Every TZID that a component and those inside it refer to; some more than once. */
export function tzidsOf(component: JCalComponent): readonly string[] {
  const own = component[1]
    .map((property) => parameterOf(property, 'tzid'))
    .filter((tzid) => tzid !== undefined)
  return [...own, ...(component[2] ?? []).flatMap(tzidsOf)]
}

/** Whether a VEVENT is an override: it describes one occurrence of a series. */
export function isOverride(vevent: JCalComponent): boolean {
  return propertyOf(vevent, 'recurrence-id') !== undefined
}

/** Whether a VEVENT repeats by itself: it has a rule or further dates. */
export function hasRecurrence(vevent: JCalComponent): boolean {
  return vevent[1].some(([name]) => name === 'rrule' || name === 'rdate')
}
