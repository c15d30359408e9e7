import type { JCalComponent, JCalProperty } from '#contract/jcal.ts'

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

/** The first value of a parameter (lower case), if any. */
export function parameterOf(property: JCalProperty, name: string): string | undefined {
  const value = property[1][name]
  return typeof value === 'string' ? value : value?.[0]
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
