import type { JCal, JCalComponent, JCalParameters, JCalValue } from '#contract/jcal.ts'

/**
 * The size of a calendar object, in the quantities that a limit can be set for. All are counts or characters,
 * except `bytes`.
 */
export type ObjectSize = {
  /** Bytes of the object as it is stored. */
  readonly bytes: number
  /** Components at any depth: events, overrides, alarms, time zones and their observances. */
  readonly components: number
  /** Properties of all components. */
  readonly properties: number
  /** Values of all properties, counting each of a list and each part of a structured value. */
  readonly values: number
  /** Characters of the longest text among the values. */
  readonly valueLength: number
  /** Parameters of the property that has most, counting each value of a repeated one. */
  readonly parameters: number
  /** Characters of the longest value of a parameter. */
  readonly parameterLength: number
  /** Characters of the longest name of a component, a property, a type, a parameter or a part of a value. */
  readonly nameLength: number
}

/** The most of each that is taken. */
export type ObjectLimits = ObjectSize

/** A quantity that is too large, and its limit. */
export type Excess = { readonly what: keyof ObjectSize; readonly limit: number }

/**
 * The size of an object, counted in one pass.
 *
 * @param bytes of its text as it is stored
 */
export function objectSize(jcal: JCal, bytes: number): ObjectSize {
  const size = { ...nothing, bytes }
  for (const property of jcal[1]) addProperty(size, property)
  for (const component of jcal[2]) addComponent(size, component)
  return size
}

/**
 * The first quantity of an object that is over its limit. An object stored before there were limits may be
 * written again if it does not grow.
 *
 * @param stored the size of the object that this one replaces; null for a new one
 * @returns null if nothing is too large
 */
export function excessOf(size: ObjectSize, limits: ObjectLimits, stored: ObjectSize | null): Excess | null {
  const over = quantities.find((what) => size[what] > Math.max(limits[what], stored?.[what] ?? 0))
  return over === undefined ? null : { what: over, limit: limits[over] }
}

const quantities = [
  'bytes',
  'components',
  'properties',
  'values',
  'valueLength',
  'parameters',
  'parameterLength',
  'nameLength',
] as const satisfies readonly (keyof ObjectSize)[]

const nothing: ObjectSize = {
  bytes: 0,
  components: 0,
  properties: 0,
  values: 0,
  valueLength: 0,
  parameters: 0,
  parameterLength: 0,
  nameLength: 0,
}

type Counting = { -readonly [quantity in keyof ObjectSize]: number }

function addComponent(size: Counting, [name, properties, components = []]: JCalComponent): void {
  size.components++
  addName(size, name)
  for (const property of properties) addProperty(size, property)
  for (const component of components) addComponent(size, component)
}

function addProperty(size: Counting, property: JCalComponent[1][number]): void {
  size.properties++
  addName(size, property[0])
  addName(size, property[2])
  addParameters(size, property[1])
  for (let at = 3; at < property.length; at++) addValue(size, property[at] ?? null)
}

function addParameters(size: Counting, parameters: JCalParameters): void {
  let count = 0
  for (const [name, value] of Object.entries(parameters)) {
    addName(size, name)
    const values = typeof value === 'string' ? [value] : value
    // An empty list counts as a parameter too.
    count += Math.max(1, values.length)
    for (const each of values) size.parameterLength = Math.max(size.parameterLength, each.length)
  }
  size.parameters = Math.max(size.parameters, count)
}

function addValue(size: Counting, value: JCalValue): void {
  if (typeof value === 'object' && value !== null) {
    if (!Array.isArray(value)) for (const name of Object.keys(value)) addName(size, name)
    for (const part of Object.values(value)) addValue(size, part)
    return
  }
  size.values++
  if (typeof value === 'string') size.valueLength = Math.max(size.valueLength, value.length)
}

function addName(size: Counting, name: string): void {
  size.nameLength = Math.max(size.nameLength, name.length)
}
