import type { NewCalendar } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'
import { webCalendarState } from '#contract/sharing/webCalendars.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../api/createApi.ts'
import { acceptedJson, unreadAnswer } from '../queries/requests/callOptions.ts'

type WebSubscription = { readonly id: string; readonly address: string; readonly colour: string }

/** Subscribes to a calendar on the web (CAL-31), which gets the name that its file has. */
export async function addWebCalendar(api: Api, userId: string, { id, address, colour }: WebSubscription) {
  const source = { 'calendarserver:source': { href: withScheme(address) } }
  await api.send(endpoints.createCalendar, {
    slots: { userId },
    accept: acceptedJson,
    body: { json: { id, 'apple:color': colour, ...source } satisfies NewCalendar },
    ...unreadAnswer,
    // The service asks the other server first.
    timeoutMs: 40_000,
    meanings: { 405: 'already-exists' },
  })
}

/** People copy addresses without their beginning. */
const withScheme = (address: string) => {
  const typed = address.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
}

/** Reads a calendar on the web again. @returns when it was read, and since when it could not be */
export async function refreshCalendar(api: Api, slots: CalendarName) {
  const { value } = await api.send(shareEndpoints.refreshCalendar, {
    slots,
    schema: webCalendarState,
    timeoutMs: 40_000,
  })
  return value
}
