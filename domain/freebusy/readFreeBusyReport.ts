import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { readDuration, roughMs } from '../jcal/Duration.ts'
import { parameterOf } from '../jcal/properties.ts'
import { readReportTime } from '../time/reportTime.ts'
import { addMs, type EpochMs } from '../time/units.ts'
import type { BusyPeriod } from './busyPeriods.ts'

/** The times of a VFREEBUSY, and how many could not be read. */
export type FreeBusyRead = { readonly busy: readonly BusyPeriod[]; readonly skipped: number }

/**
 * The times of the VFREEBUSY of an object, by start (CAL-27, RFC 5545 3.6.4): periods by their end or their length, in
 * UTC with or without a `Z`, as deployed servers leave it out. FREE is no time.
 */
export function readFreeBusyReport(data: JCal): FreeBusyRead {
  const read = data[2]
    .filter(([name]) => name === 'vfreebusy')
    .flatMap(([, properties]) => properties.filter(([name]) => name === 'freebusy').flatMap(periodsIn))
  const busy = read.filter((each) => each !== null)
  return { busy: busy.toSorted((one, other) => one.start - other.start), skipped: read.length - busy.length }
}

function periodsIn(property: JCalProperty): readonly (BusyPeriod | null)[] {
  const [, , , ...values] = property
  const kind = (parameterOf(property, 'fbtype') ?? 'BUSY').toUpperCase()
  return kind === 'FREE' ? [] : values.map((value) => periodOf(value, kind === 'BUSY-TENTATIVE'))
}

/** Of two texts (RFC 7265 3.6.9), or of one with a slash as in iCalendar. */
function periodOf(value: unknown, isTentative: boolean): BusyPeriod | null {
  const parts: readonly unknown[] =
    typeof value === 'string' ? value.split('/') : Array.isArray(value) ? value : []
  const [from, to] = parts
  if (typeof from !== 'string' || typeof to !== 'string') return null
  const start = instantIn(from)
  const end = start === null ? null : endOf(start, to)
  return start === null || end === null || end <= start ? null : { start, end, isTentative }
}

const endOf = (start: EpochMs, text: string): EpochMs | null => {
  const duration = readDuration(text)
  return duration === null ? instantIn(text) : addMs(start, roughMs(duration))
}

/** Servers write times with or without hyphens and colons. */
const instantIn = (text: string) => readReportTime(text.replaceAll(/[-:]/g, ''))
