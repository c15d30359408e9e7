import * as v from 'valibot'

/**
 * jCal (RFC 7265) as it is sent: arrays in arrays, JSON values only. A component has two items (`[name,
 * properties]`, as in the specification's own example) or three; both are read, three are written (CAL-16).
 */
export type JCalValue =
  | string
  | number
  | boolean
  | null
  | readonly JCalValue[]
  | { readonly [key: string]: JCalValue }

/** Parameters by lower-case name; a repeated parameter is an array (RFC 7265 3.4). */
export type JCalParameters = { readonly [name: string]: string | readonly string[] }

/** `[name, parameters, type, value, ...values]`, the name in lower case. */
export type JCalProperty = readonly [string, JCalParameters, string, ...JCalValue[]]

/** `[name, properties, components?]`, the name in lower case. */
export type JCalComponent = readonly [string, readonly JCalProperty[], (readonly JCalComponent[])?]

/** A whole calendar object: `['vcalendar', properties, components]`. */
export type JCal = readonly ['vcalendar', readonly JCalProperty[], readonly JCalComponent[]]

// Deeper than any value of RFC 7265, and not so deep that printing it overflows the stack.
const deepest = 8

const isValue = (input: unknown, depth = 0): input is JCalValue => {
  if (input === null) return true
  if (typeof input === 'object')
    return depth < deepest && Object.values(input).every((each) => isValue(each, depth + 1))
  return typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean'
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const areParameters = (input: unknown): input is JCalParameters => {
  if (!isRecord(input)) return false
  for (const name in input) if (!isParameter(input[name])) return false
  return true
}

const isParameter = (input: unknown) =>
  typeof input === 'string' || (Array.isArray(input) && input.every((each) => typeof each === 'string'))

// By index, because there are ten thousands of them, and most have one value.
const areValues = (property: readonly unknown[]) => {
  for (let at = 3; at < property.length; at++) if (!isValue(property[at])) return false
  return true
}

/** Whether something is a jCal property: a name, an object of parameters, a type, then at least one value. */
export const isProperty = (input: unknown): input is JCalProperty =>
  Array.isArray(input) &&
  input.length >= 4 &&
  typeof input[0] === 'string' &&
  areParameters(input[1]) &&
  typeof input[2] === 'string' &&
  areValues(input)

/** Whether something is a jCal component of two or three items, at most eight levels deep (CAL-16). */
export const isComponent = (input: unknown, depth = 0): input is JCalComponent =>
  depth < deepest &&
  Array.isArray(input) &&
  (input.length === 2 || input.length === 3) &&
  typeof input[0] === 'string' &&
  Array.isArray(input[1]) &&
  input[1].every(isProperty) &&
  (input.length === 2 ||
    (Array.isArray(input[2]) && input[2].every((each: unknown) => isComponent(each, depth + 1))))

const isJCal = (input: unknown): input is JCal =>
  isComponent(input) && input[0] === 'vcalendar' && input.length === 3

/** A calendar object, of which only the structure is checked: the domain reads its properties. */
export const jCal = v.custom<JCal>(isJCal, 'must be jCal: ["vcalendar", [properties], [components]]')
