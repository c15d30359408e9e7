import * as v from 'valibot'
import { calendarList, embeddedItems, reportAnswer } from '#contract/calendar.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { readCalendarHref, selfLink } from '#contract/hal.ts'
import { printReportTime } from '#domain/time/reportTime.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'
import { acceptedJson, type Cancellable } from './callOptions.ts'
import type { Window } from '#domain/time/Window.ts'

/** The objects in a range of a calendar, not parsed yet, and the sync token for later changes (CAL-7). */
export type RangeAnswer = { readonly items: readonly unknown[]; readonly token?: string | undefined }

/** What lies in a range of one calendar. Some servers answer a bare array (CAL-6). */
export async function reportRange(
  api: Api,
  slots: CalendarName,
  range: Window,
  { signal }: Cancellable = {},
): Promise<RangeAnswer> {
  const { value } = await api.send(endpoints.report, {
    slots,
    accept: acceptedJson,
    body: { json: queryOf(api, range) },
    schema: reportAnswer,
    signal,
  })
  return Array.isArray(value) ? { items: value } : answerIn(value._embedded)
}

/**
 * What lies in a range of many calendars, by the path of each. Calendars that the server leaves out are
 * missing (CAL-35).
 */
export async function queryCalendars(
  api: Api,
  calendars: readonly CalendarName[],
  range: Window,
  { signal }: Cancellable = {},
): Promise<ReadonlyMap<string, RangeAnswer>> {
  const scope = { calendars: calendars.map(reportPath) }
  const { value } = await api.send(endpoints.queryCalendars, {
    accept: acceptedJson,
    body: { json: { scope, ...queryOf(api, range) } },
    schema: calendarList,
    signal,
  })
  const found = new Map<string, RangeAnswer>()
  for (const input of value._embedded?.['dav:calendar'] ?? []) {
    const entry = v.safeParse(queriedEntry, input)
    const name = entry.success ? readCalendarHref(entry.output._links.self.href) : null
    if (entry.success && name) {
      const path = reportPath({ userId: name.homeId, calendarId: name.calendarId })
      found.set(path, answerIn(entry.output._embedded))
    }
  }
  return found
}

/** The path of a calendar, which identifies it in a query. */
export const reportPath = (name: CalendarName): string => pathOf(endpoints.report, name)

const queriedEntry = v.looseObject({ _links: selfLink, _embedded: embeddedItems })

function answerIn({
  'dav:item': items,
  'sync-token': token,
}: v.InferOutput<typeof embeddedItems>): RangeAnswer {
  return { items, token: token ?? undefined }
}

/**
 * The body of a REPORT for a range. Series are requested as they are stored if the server offers it (CAL-9).
 */
export function queryOf(api: Api, { start, end }: Window) {
  const match = { start: printReportTime(start), end: printReportTime(end) }
  return offers(api, 'expandFalse') ? { match, expand: false } : { match }
}
