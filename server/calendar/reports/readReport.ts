import { reportQuery, type ReportQuery } from '#contract/calendar.ts'
import { readJson } from '../../http/body/readJson.ts'
import type { Sent } from '../../http/body/readText.ts'
import { throwHttpError } from '../../HttpError.ts'

/** The body of a REPORT on a calendar, and whether it asks only when its owner is busy (CAL-27). */
export type CalendarReport = Omit<ReportQuery, 'type'> & { readonly isFreeBusy: boolean }

/**
 * The body of a REPORT on a calendar (CAL-7, CAL-8, CAL-19, CAL-27).
 *
 * @throws {HttpError} not-implemented for another type (CAL-22); too-large, not-json, wrong-shape
 */
export async function readCalendarReport(sent: Sent): Promise<CalendarReport> {
  const { type, ...asked } = await readJson(sent, reportQuery)
  if (type !== undefined && type !== 'free-busy-query') refuseType()
  return { ...asked, isFreeBusy: type !== undefined }
}

/**
 * The body of a REPORT on a home or an event (CAL-8, CAL-35).
 *
 * @throws {HttpError} not-implemented for a type (CAL-22); too-large, not-json, wrong-shape
 */
export async function readReport(sent: Sent): Promise<Omit<ReportQuery, 'type'>> {
  const { isFreeBusy, ...asked } = await readCalendarReport(sent)
  return isFreeBusy ? refuseType() : asked
}

function refuseType(): never {
  throwHttpError('not-implemented', 'There is no report of this type here.')
}
