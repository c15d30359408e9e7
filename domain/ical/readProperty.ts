import type { JCalProperty, JCalValue } from '#contract/jcal.ts'
import { contentLine, type ContentLine } from './contentLine.ts'
import { propertyType } from './propertyTypes.ts'
import { isBasicTime } from './timeText.ts'
import { valueType } from './valueTypes.ts'

/** A property of a file; `mended` if it was not written as in the standard, and was corrected. */
export type ReadProperty = { readonly property: JCalProperty; readonly mended: 'time' | 'rule' | null }

/**
 * The jCal of a content line (RFC 7265 3.4), null if it cannot be read, `nothing` if it is empty. A value
 * that does not fit its type stays unchanged, with the type `unknown`: it is printed again as it was written.
 */
export function readProperty(text: string): ReadProperty | 'nothing' | null {
  const line = contentLine(text)
  if (line === null) return null
  if (saysNothing(line)) return 'nothing'
  const { value: declared, ...parameters } = line.parameters
  const kind = propertyType(line.name)
  const asked = typeof declared === 'string' && declared !== '' ? declared.toLowerCase() : kind.type
  const askedValues = valuesOf(line, asked)
  const [type, values] = askedValues === null ? [kind.type, valuesOf(line, kind.type)] : [asked, askedValues]
  if (values === null) {
    // Without its rule it would be another event.
    if (line.name === 'rrule') return null
    return { property: [line.name, parameters, 'unknown', line.value], mended: null }
  }
  const shape = timeTypes.has(type) ? shapeOf(values, type) : type
  return { property: [line.name, parameters, shape, ...values], mended: mendOf(line, type, shape) }
}

/** Whether a line is empty, as `RRULE:` is. */
function saysNothing({ name, value }: ContentLine): boolean {
  return neverEmpty.has(name) && /^[\s;,]*$/.test(value)
}

const neverEmpty: ReadonlySet<string> = new Set(['rrule', 'exrule', 'rdate', 'exdate'])

const timeTypes: ReadonlySet<string> = new Set(['date', 'date-time', 'period'])

/** The values of a line, null if they do not fit the type. */
function valuesOf({ name, value }: ContentLine, type: string): readonly JCalValue[] | null {
  const { list, parts } = propertyType(name)
  const isText = type === 'text'
  const { read } = valueType(type)
  if (parts !== undefined) {
    const values = allOf(split(isText ? value : unescaped(value), parts).map(read))
    return values && [values.length === 1 ? (values[0] ?? null) : values]
  }
  const pieces = list === undefined ? [value] : split(value, list)
  if (!timeTypes.has(type)) return allOf(pieces.map(read))
  const times = pieces.filter((piece) => list === undefined || piece.trim() !== '')
  const values = times.map((piece) => readShape(piece, type) ?? piece)
  // One readable value of a list is enough; the others stay unchanged.
  return times.some((piece) => readShape(piece, type) !== null) ? values : null
}

/** A time or a period, whatever type it declares; midnight with the type of a date is the date. */
function readShape(piece: string, declared: string): JCalValue | null {
  const value = valueType(piece.includes('/') ? 'period' : 'date-time').read(piece)
  return declared === 'date' && typeof value === 'string' ? value.replace(/T00:00:00Z?$/, '') : value
}

/** The type that all values have by their form: many programs leave out `VALUE=DATE`, or add it to times. */
function shapeOf(values: readonly JCalValue[], declared: string): string {
  const shapes = new Set(
    values.map((value) =>
      typeof value !== 'string' ? 'period' : value.length === 10 ? 'date' : 'date-time',
    ),
  )
  const [shape, ...others] = shapes
  return shape !== undefined && others.length === 0 ? shape : declared
}

const allOf = (values: readonly (JCalValue | null)[]): readonly JCalValue[] | null =>
  values.includes(null) ? null : values

/** Numbers need no backslash, but some programs write one. */
const unescaped = (value: string) => value.replaceAll(/\\([;,])/g, '$1')

/** Split at each separator, except after a backslash that is not itself escaped. */
function split(value: string, separator: string): readonly string[] {
  if (!value.includes('\\')) return value.split(separator)
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < value.length; at++) {
    if (value[at] === '\\') at++
    else if (value[at] === separator) {
      pieces.push(value.slice(from, at))
      from = at + 1
    }
  }
  return [...pieces, value.slice(from)]
}

function mendOf({ name, value }: ContentLine, type: string, shape: string): ReadProperty['mended'] {
  if (type === 'recur') return isPlainRule.test(value) ? null : 'rule'
  if (!timeTypes.has(type)) return null
  const isAsDeclared = shape === type || (name === 'rdate' && shape === 'period')
  return isAsDeclared && (shape === 'period' || value.split(',').every(isBasicTime)) ? null : 'time'
}

const isPlainRule = /^[A-Z-]+=[^\s;a-z]+(?:;[A-Z-]+=[^\s;a-z]+)*$/
