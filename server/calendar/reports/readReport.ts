import { reportQuery, type ReportQuery } from '#contract/calendar.ts'
import { readJson } from '../../http/body/readJson.ts'
import type { Sent } from '../../http/body/readText.ts'
import { throwHttpError } from '../../HttpError.ts'

/**
 * The body of a REPORT on a home, a calendar or an event (CAL-7, CAL-8, CAL-35).
 *
 * @throws {HttpError} not-implemented for another type (CAL-22); too-large, not-json, wrong-shape
 */
export async function readReport(sent: Sent): Promise<Omit<ReportQuery, 'type'>> {
  const { type, ...asked } = await readJson(sent, reportQuery)
  return type === undefined ? asked : noFreeBusy()
}

/** @throws {HttpError} not-implemented (CAL-22) */
export function noFreeBusy(): never {
  throwHttpError('not-implemented', 'Free/busy queries aren’t available yet.')
}
