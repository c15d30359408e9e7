import type { ReportQuery } from '#contract/calendar.ts'
import { readReportTime } from '#domain/time/reportTime.ts'
import type { Window } from '#domain/time/Window.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { EventRecord } from '../../store/records.ts'
import { throwHttpError } from '../../HttpError.ts'

/**
 * Whether an event touches a range, as the stores decide it: an event without length touches the range it
 * starts in.
 */
export const touches = (
  { startUtc, lastUtc }: Pick<EventRecord, 'startUtc' | 'lastUtc'>,
  { start, end }: Window,
): boolean => startUtc < end && (lastUtc > start || startUtc >= start)

/**
 * The half-open UTC range of a REPORT (CAL-8).
 *
 * @throws {HttpError} wrong-shape for a time that does not exist, such as 20170230T000000
 */
export function readRange({ start, end }: NonNullable<ReportQuery['match']>): Window {
  return { start: readTime(start, 'match/start'), end: readTime(end, 'match/end') }
}

function readTime(text: string, field: string): EpochMs {
  return readReportTime(text) ?? throwHttpError('wrong-shape', `${field} must be a time that exists.`)
}
