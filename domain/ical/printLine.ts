import type { JCalParameters, JCalProperty, JCalValue } from '#contract/jcal.ts'
import { parameterLists } from './parameterLists.ts'
import { propertyType } from './propertyTypes.ts'
import { escapedText } from '../jcal/escapedText.ts'
import { valueType } from './valueTypes.ts'

/**
 * A property as a content line of iCalendar, folded at 75 octets, without the line break at its end (RFC 5545
 * 3.1). Values of unknown types are printed unchanged; a line break in one never starts a new line. Control characters
 * are left out: some programs end the file at one.
 */
export function printLine(property: JCalProperty): string {
  const line = plainLine(property) ?? anyLine(byShape(property))
  return folded(control.test(line) ? line.replaceAll(/\r\n|\n|\r/g, '\\n').replaceAll(controls, '') : line)
}

/** All but the tab (RFC 5545 3.1). */
const control = /[^\t\u0020-\u007E\u0080-\uFFFF]/
const controls = /[^\t\u0020-\u007E\u0080-\uFFFF]/g

/** A date with the type of a time, as careless programs write it, is printed as the date that it is. */
function byShape(property: JCalProperty): JCalProperty {
  const [name, parameters, type, ...values] = property
  return type === 'date-time' && values.every(isDate) ? [name, parameters, 'date', ...values] : property
}

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

function anyLine([name, parameters, type, ...values]: JCalProperty): string {
  const kind = propertyType(name)
  const declared =
    type === kind.type || type === 'unknown' || !isToken(type) ? '' : `;VALUE=${type.toUpperCase()}`
  return `${name.toUpperCase()}${printParameters(parameters)}${declared}:${printValues(values, type, kind)}`
}

function printValues(
  values: readonly JCalValue[],
  type: string,
  { list, parts }: ReturnType<typeof propertyType>,
): string {
  const { print } = valueType(type)
  if (parts === undefined) return values.map(print).join(list ?? ',')
  return values
    .flatMap((value) => (isArray(value) ? value : [value]))
    .map(print)
    .join(parts)
}

const isArray = (value: JCalValue): value is readonly JCalValue[] => Array.isArray(value)

/** In jCal a name may be any text; in a line of iCalendar it may not. */
const isToken = (name: string) => /^[a-z0-9-]+$/i.test(name)

function printParameters(parameters: JCalParameters): string {
  let all = ''
  for (const [name, value] of Object.entries(parameters)) {
    // The property itself declares the type.
    if (!isToken(name) || name.toLowerCase() === 'value') continue
    const values = typeof value === 'string' ? [value] : value
    if (values.length > 0) all += `;${name.toUpperCase()}=${printParameterValues(name, values)}`
  }
  return all
}

/** Several values follow one name (RFC 5545 3.1), quoted: else their comma would be part of a name. */
function printParameterValues(name: string, values: readonly string[]): string {
  const kind = parameterLists.get(name.toLowerCase())
  const isQuoted = (value: string) => {
    if (kind === 'words') return /[:;]/.test(value)
    return kind === 'addresses' || values.length > 1 || /[,:;]/.test(value)
  }
  return values.map((each) => (isQuoted(each) ? quoted(each) : encoded(each))).join(',')
}

const quoted = (value: string) => `"${encoded(value)}"`

/** RFC 6868. */
const encoded = (value: string) =>
  /["^\r\n]/.test(value)
    ? value.replaceAll(/\r\n|["^\r\n]/g, (each) => (each === '"' ? "^'" : each === '^' ? '^^' : '^n'))
    : value

type Print = (value: string) => string | null

const asTime: Print = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/.test(value)
    ? value.slice(0, 4) + value.slice(5, 7) + value.slice(8, 13) + value.slice(14, 16) + value.slice(17)
    : null

const asDate: Print = (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value.replaceAll('-', '') : null)

const asItIs: Print = (value) => value

const text = { text: ['', escapedText] } as const
const time = { 'date-time': ['', asTime], date: [';VALUE=DATE', asDate] } as const
const address = { 'cal-address': ['', asItIs] } as const

/** What nearly every event consists of: how a single value of a type is printed, and its prefix. */
const common: ReadonlyMap<string, Readonly<Record<string, readonly [string, Print]>>> = new Map(
  Object.entries({
    uid: text,
    summary: text,
    location: text,
    description: text,
    status: text,
    transp: text,
    class: text,
    dtstart: time,
    dtend: time,
    dtstamp: { 'date-time': time['date-time'] },
    created: { 'date-time': time['date-time'] },
    'last-modified': { 'date-time': time['date-time'] },
    attendee: address,
    organizer: address,
  }),
)

/** The line of a common property, many times faster than for any property; null for others. */
function plainLine(property: JCalProperty): string | null {
  if (property.length !== 4) return null
  const [name, parameters, type, value] = property
  const types = common.get(name)
  if (types === undefined || typeof value !== 'string' || !Object.hasOwn(types, type)) return null
  const [declared, print] = types[type] ?? noPrint
  const printed = print(value)
  return printed === null ? null : `${name.toUpperCase()}${printParameters(parameters)}${declared}:${printed}`
}

const noPrint: readonly [string, Print] = ['', () => null]

const longest = 75

/**
 * At most 75 octets of UTF-8 in a line, including the space that begins a further one; no character is split.
 */
function folded(line: string): string {
  if (line.length <= longest && isAscii(line)) return line
  const lines: string[] = []
  let from = 0
  let octets = 0
  for (let at = 0; at < line.length; at++) {
    const code = line.codePointAt(at) ?? 0
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
    if (octets + size > longest) {
      lines.push(line.slice(from, at))
      from = at
      octets = 1
    }
    octets += size
    // The second half of a character beyond U+FFFF was counted with the first.
    if (code >= 0x1_0000) at++
  }
  lines.push(line.slice(from))
  return lines.join('\r\n ')
}

function isAscii(line: string): boolean {
  for (let at = 0; at < line.length; at++) if (line.charCodeAt(at) >= 0x80) return false
  return true
}
