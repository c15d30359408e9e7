import { reportQuery, type ReportQuery } from '#contract/calendar.ts'
import { readJson } from '../http/readJson.ts'
import { refuse } from '../refuse.ts'

/**
 * What a REPORT asks of a home, a calendar or an event (CAL-7, CAL-8, CAL-35).
 *
 * @throws {Refusal} not-implemented for a question of another type (CAL-22); too-large, not-json, wrong-shape
 */
export async function readReport(request: Request): Promise<Omit<ReportQuery, 'type'>> {
  const { type, ...asked } = await readJson(request, reportQuery)
  return type === undefined ? asked : noFreeBusy()
}

/** @throws {Refusal} not-implemented (CAL-22) */
export function noFreeBusy(): never {
  refuse('not-implemented', 'Free and busy times are not told here yet.')
}
