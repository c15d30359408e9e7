import ICAL from 'ical.js'
import { isProperty, type JCalProperty, type JCalValue } from '#contract/jcal.ts'
import { contentLine, type ContentLine } from './contentLine.ts'
import { areDates, repairedValue, saysNothing } from './repairedValue.ts'

/**
 * The jCal of a content line (RFC 7265 3.4), null when it cannot be read, `nothing` when it says nothing.
 * What many programs write wrong is read as it was meant. A recurrence rule gets its WKST as a name, which ical.js leaves as its own number.
 */
export function readProperty(text: string): JCalProperty | 'nothing' | null {
  const line = contentLine(text)
  if (line === null) return null
  if (saysNothing(line)) return 'nothing'
  const property = parsed(line)
  if (!isProperty(property) || property.some((value) => Number.isNaN(value))) return null
  const [, , type, ...values] = property
  const { value: _, ...parameters } = line.parameters
  return [line.name, parameters, type, ...(type === 'recur' ? values.map(withNamedWeekStart) : values)]
}

/** ical.js reads the value alone: of parameters with several quoted values it makes what nobody wrote, in quadratic time. */
function parsed(line: ContentLine): unknown {
  const { value: declared } = line.parameters
  const type = areDates(line) ? 'DATE' : declared
  try {
    return ICAL.parse.property(
      `${line.name.toUpperCase()}${typeof type === 'string' ? `;VALUE=${type}` : ''}:${repairedValue(line)}`,
    )
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
