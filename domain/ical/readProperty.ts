import type { JCalProperty, JCalValue } from '#contract/jcal.ts'
import { contentLine, type ContentLine } from './contentLine.ts'
import { propertyType } from './propertyTypes.ts'
import { isBasicTime } from './timeText.ts'
import { valueType } from './valueTypes.ts'

/** A property as it was read; `mended` where it was written as the standard does not have it, and read as it was meant. */
export type ReadProperty = { readonly property: JCalProperty; readonly mended: 'time' | 'rule' | null }

/**
 * The jCal of a content line (RFC 7265 3.4), null when it cannot be read, `nothing` when it says nothing.
 * A value that is not of its type stays as it is, of type `unknown`: it is printed again as it was written.
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
    // Without its rule an event would be another one.
    if (line.name === 'rrule') return null
    return { property: [line.name, parameters, 'unknown', line.value], mended: null }
  }
  const shape = timeTypes.has(type) ? shapeOf(values, type) : type
  return { property: [line.name, parameters, shape, ...values], mended: mendOf(line, type, shape) }
}

/** Whether a line says nothing at all, as `RRULE:` does. */
function saysNothing({ name, value }: ContentLine): boolean {
  return neverEmpty.has(name) && /^[\s;,]*$/.test(value)
}

const neverEmpty: ReadonlySet<string> = new Set(['rrule', 'exrule', 'rdate', 'exdate'])

const timeTypes: ReadonlySet<string> = new Set(['date', 'date-time', 'period'])

/** The values of a line, null where they are not of the type. */
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
  // Of a list one that can be read is enough; what stands beside it stays as it is.
  return times.some((piece) => readShape(piece, type) !== null) ? values : null
}

/** A time or a period, whatever it was declared to be; the midnight of what is declared to be a date is the date. */
function readShape(piece: string, declared: string): JCalValue | null {
  const value = valueType(piece.includes('/') ? 'period' : 'date-time').read(piece)
  return declared === 'date' && typeof value === 'string' ? value.replace(/T00:00:00Z?$/, '') : value
}

/** The type that values have by their shape, where all are of one: many programs leave out `VALUE=DATE`, or write it at times. */
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

/** Numbers need no backslash, which some programs write all the same. */
const unescaped = (value: string) => value.replaceAll(/\\([;,])/g, '$1')

/** At each separator before which stands no backslash that is not itself behind one. */
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
