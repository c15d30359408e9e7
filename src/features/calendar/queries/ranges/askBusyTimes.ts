import { endpoints } from '#contract/endpoints.ts'
import { freeBusyReport } from '#contract/sharing/freeBusy.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Item } from '#domain/event/Item.ts'
import { readFreeBusyReport } from '#domain/freebusy/readFreeBusyReport.ts'
import type { BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { printReportTime } from '#domain/time/reportTime.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Api } from '../../../../api/createApi.ts'
import { acceptedJson, type Cancellable } from '../requests/callOptions.ts'
import type { ItemsRead } from './readItems.ts'

/**
 * The busy times in a range of a calendar of which one may see nothing else, as events without a text: servers of the
 * family refuse to report its events (CAL-27).
 */
export async function askBusyTimes(
  api: Api,
  slots: CalendarName,
  range: Window,
  { signal }: Cancellable = {},
): Promise<ItemsRead> {
  const match = { start: printReportTime(range.start), end: printReportTime(range.end) }
  const { value } = await api.send(endpoints.report, {
    slots,
    accept: acceptedJson,
    body: { json: { type: 'free-busy-query', match } },
    schema: freeBusyReport,
    signal,
  })
  const { busy, skipped } = readFreeBusyReport(value.data)
  return { items: busy.map((period) => busyItem(period, slots.calendarId)), skipped }
}

/** As a private event of somebody else is told (CAL-10). Its time names it. */
function busyItem({ start, end, isTentative }: BusyPeriod, calendarId: string): Item {
  const [from, to] = [utcText(start), utcText(end)]
  const uid = `busy-${from}-${to}`
  return {
    calendarId,
    eventId: uid,
    etag: null,
    data: [
      'vcalendar',
      [],
      [
        [
          'vevent',
          [
            ['uid', {}, 'text', uid],
            ['dtstart', {}, 'date-time', from],
            ['dtend', {}, 'date-time', to],
            ['summary', {}, 'text', 'Busy'],
            ['class', {}, 'text', 'PRIVATE'],
            ...(isTentative ? ([['status', {}, 'text', 'TENTATIVE']] as const) : []),
          ],
          [],
        ],
      ],
    ],
  }
}
