import * as v from 'valibot'
import type { HourClock } from './clock.ts'
import { localeData } from './localeData.ts'

/** The one that is usual first. */
const hourCycles = v.tupleWithRest([v.string()], v.string())

/**
 * The usual clock of a region. A formatter has this too, but the first one of a page costs 30 ms: it is used only if the
 * locale does not have it.
 */
export function localClock(locale: Intl.Locale): HourClock {
  const cycles = v.safeParse(hourCycles, localeData(locale, 'getHourCycles', 'hourCycles'))
  if (cycles.success) return cycles.output[0] === 'h12' || cycles.output[0] === 'h11' ? '12h' : '24h'
  const { hour12 } = new Intl.DateTimeFormat(locale.baseName, { hour: 'numeric' }).resolvedOptions()
  return hour12 === true ? '12h' : '24h'
}
