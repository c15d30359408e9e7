import ICAL from 'ical.js'
import type { JCalParameters, JCalProperty } from '#contract/jcal.ts'

/**
 * A property as a content line of iCalendar, folded at 75 octets, without the line break at its end (RFC 5545 3.1).
 * Values of unknown types are printed as they are: a line break in one never starts a line of its own.
 */
export function printLine(given: JCalProperty): string {
  const property = byShape(given)
  const line = plainLine(property) ?? anyLine(property)
  return folded(lineBreak.test(line) ? line.replaceAll(/\r\n|\n|\r/g, '\\n') : line)
}

/** A date that calls itself a time, as careless programs have it, is printed as the date that it is. */
function byShape(property: JCalProperty): JCalProperty {
  const [name, parameters, type, ...values] = property
  const isDates = type === 'date-time' && times.has(name) && values.every(isDate)
  return isDates ? [name, parameters, 'date', ...values] : property
}

const times: ReadonlySet<string> = new Set(['dtstart', 'dtend', 'due', 'recurrence-id', 'rdate', 'exdate'])
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const lineBreak = /[\r\n]/

function anyLine(property: JCalProperty): string {
  const [name, parameters, , ...values] = property
  const isRepeated = ([each, value]: readonly [string, string | readonly string[]]) =>
    typeof value !== 'string' && !isListed.has(each)
  const entries = Object.entries(parameters)
  const repeated = entries.filter(isRepeated).flatMap(([each, value]) => repeatedParameter(each, value))
  const others = Object.fromEntries(entries.filter((entry) => !isRepeated(entry)))
  try {
    const line = ICAL.stringify.property([name, others, property[2], ...values], ICAL.design.icalendar, true)
    return line.slice(0, name.length) + repeated.join('') + line.slice(name.length)
  } catch {
    return `${name.toUpperCase()}:${JSON.stringify(values.length === 1 ? values[0] : values)}`
  }
}

/** A parameter that was said more than once is said so again, which ical.js does not print. */
function repeatedParameter(name: string, values: string | readonly string[]): readonly string[] {
  return [values].flat().map((value) => {
    const encoded = value.replaceAll(/[\n"^]/g, (each) => (each === '\n' ? '^n' : each === '"' ? "^'" : '^^'))
    return `;${name.toUpperCase()}=${/[,:;]/.test(value) ? `"${encoded}"` : encoded}`
  })
}

type Print = (value: string) => string | null

const asText: Print = (value) => (/[\\;,\n]/.test(value) ? value.replaceAll(/[\\;,\n]/g, escapeOf) : value)
const escapeOf = (character: string) => (character === '\n' ? '\\n' : `\\${character}`)

const asTime: Print = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/.test(value)
    ? value.slice(0, 4) + value.slice(5, 7) + value.slice(8, 13) + value.slice(14, 16) + value.slice(17)
    : null

const asDate: Print = (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value.replaceAll('-', '') : null)

const asItIs: Print = (value) => value

const text = { text: ['', asText] } as const
const time = { 'date-time': ['', asTime], date: [';VALUE=DATE', asDate] } as const
const address = { 'cal-address': ['', asItIs] } as const

/** What nearly every event is made of: how a single value of a type is printed, and what has to stand before it. */
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

/** The line of a common property, many times faster than for any property; null where it is not one. */
function plainLine(property: JCalProperty): string | null {
  if (property.length !== 4) return null
  const [name, parameters, type, value] = property
  const types = common.get(name)
  if (types === undefined || typeof value !== 'string' || !Object.hasOwn(types, type)) return null
  const [declared, print] = types[type] ?? noPrint
  const printed = print(value)
  const printedParameters = printed === null ? null : plainParameters(parameters)
  if (printed === null || printedParameters === null) return null
  return `${name.toUpperCase()}${printedParameters}${declared}:${printed}`
}

const noPrint: readonly [string, Print] = ['', () => null]

function plainParameters(parameters: JCalParameters): string | null {
  let all = ''
  for (const name in parameters) {
    const value = parameters[name]
    if (typeof value !== 'string' || isListed.has(name) || /["^\n]/.test(value)) return null
    all += `;${name.toUpperCase()}=${/[,:;]/.test(value) ? `"${value}"` : value}`
  }
  return all
}

/** Parameters whose values may be several addresses. */
const isListed: ReadonlySet<string> = new Set(['delegated-from', 'delegated-to', 'member'])

const longest = 75

/** At most 75 octets of UTF-8 a line, the space that begins a further one among them; no character is cut apart. */
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
