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
  try {
    return ICAL.parse.property(line)
  } catch {
    // ical.js throws at what it does not understand, with words but no names.
    return null
  }
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

function withNamedWeekStart(value: JCalValue): JCalValue {
  if (typeof value !== 'object' || value === null || !('wkst' in value)) return value
  const { wkst } = value
  return typeof wkst === 'number' ? { ...value, wkst: weekdays[wkst - 1] ?? 'MO' } : value
}
