import type { ReportQuery } from '#contract/calendar.ts'
import type { EpochMs } from '../epochMs.ts'
import type { EventRecord } from '../store/Store.ts'
import { throwHttpError } from '../HttpError.ts'

export type Range = { readonly start: EpochMs; readonly end: EpochMs }

/** As the stores see it: an event without length touches the range it starts in. */
export const touches = (
  { startUtc, lastUtc }: Pick<EventRecord, 'startUtc' | 'lastUtc'>,
  { start, end }: Range,
): boolean => startUtc < end && (lastUtc > start || startUtc >= start)

/**
 * The half-open UTC range of a REPORT (CAL-8).
 *
 * @throws {HttpError} wrong-shape for a time no calendar has, such as 20170230T000000
 */
export function readRange({ start, end }: NonNullable<ReportQuery['match']>): Range {
  return { start: readTime(start, 'match/start'), end: readTime(end, 'match/end') }
}

const compact = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/

function readTime(text: string, field: string): EpochMs {
  const iso = text.replace(compact, '$1-$2-$3T$4:$5:$6.000Z')
  const time = Date.parse(iso)
  // 30 February would become 2 March.
  if (Number.isNaN(time) || new Date(time).toISOString() !== iso) {
    throwHttpError('wrong-shape', `${field} must be a time that exists.`)
  }
  return time
}
