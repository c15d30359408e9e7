import ICAL from 'ical.js'
import { isProperty, type JCalProperty, type JCalValue } from '#contract/jcal.ts'

/**
 * The jCal of a content line (RFC 7265 3.4), or null when it cannot be read.
 * A recurrence rule gets its WKST as a name, which ical.js leaves as its own number.
 */
export function readProperty(line: string): JCalProperty | null {
  const property = parsed(line)
  if (!isProperty(property) || property.some((value) => Number.isNaN(value))) return null
  const [name, parameters, type, ...values] = property
  return type === 'recur' ? [name, parameters, type, ...values.map(withNamedWeekStart)] : property
}

function parsed(line: string): unknown {
  if (hasTooManyParameters(line)) return null
  try {
    return ICAL.parse.property(line)
  } catch {
    // ical.js throws at what it does not understand, with words but no names.
    return null
  }
}

/** Nobody writes more; ical.js looks for the end of all of them once for each, which is quadratic. */
const mostParameters = 100

/** Walks from one `;` to the next as ical.js does, to the `:` before the value. */
function hasTooManyParameters(line: string): boolean {
  let at = line.indexOf(';')
  const value = line.indexOf(':')
  if (value !== -1 && value < at) return false
  for (let count = 0; count <= mostParameters; count++) {
    const equals = at === -1 ? -1 : line.indexOf('=', at + 1)
    if (equals === -1) return false
    const end = line[equals + 1] === '"' ? line.indexOf('"', equals + 2) : equals + 1
    const colon = line.indexOf(':', end)
    at = end === -1 ? -1 : line.indexOf(';', end)
    if (at === -1 || (colon !== -1 && colon < at)) return false
  }
  return true
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

function withNamedWeekStart(value: JCalValue): JCalValue {
  if (typeof value !== 'object' || value === null || !('wkst' in value)) return value
  const { wkst } = value
  return typeof wkst === 'number' ? { ...value, wkst: weekdays[wkst - 1] ?? 'MO' } : value
}
