import * as v from 'valibot'
import { calendarList, type CalendarChange, type NewCalendar } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { rememberFeatures } from '../server/hostFeatures.ts'
import { tellingHeaders } from './tellingHeaders.ts'
import { acceptedJson, calendarJson, unreadAnswer, type Cancellable } from './callOptions.ts'

/**
 * The calendars of a home (CAL-1), not parsed yet; an empty body is an empty list. Remembers what their
 * server offers (CAL-36).
 */
export async function listCalendars(api: Api, userId: string, { signal }: Cancellable = {}) {
  const { value } = await api.send(endpoints.calendars, {
    slots: { userId },
    ...queryOf(api.config),
    accept: calendarJson,
    schema: v.optional(calendarList, {}),
    isUncached: true,
    signal,
  })
  if (value['kalends:features']) rememberFeatures(api, value['kalends:features'])
  return value._embedded?.['dav:calendar'] ?? []
}

/** What is shared is listed only on request, and so are the rights, by other servers too (CAL-24). */
function queryOf({ features }: Api['config']) {
  if (features.sharing) {
    return {
      query: {
        personal: 'true',
        sharedDelegationStatus: 'accepted',
        sharedPublicSubscription: 'true',
        withRights: 'true',
      },
    }
  }
  return !features.preconditions && { query: { withRights: 'true' } }
}

/** Create a calendar (CAL-4). */
export async function createCalendar(api: Api, userId: string, calendar: NewCalendar) {
  await api.send(endpoints.createCalendar, {
    slots: { userId },
    accept: acceptedJson,
    body: { json: calendar },
    ...unreadAnswer,
    meanings: { 405: 'already-exists' },
  })
}

/** Change some properties of a calendar (CAL-5). */
export async function changeCalendar(api: Api, slots: CalendarName, change: CalendarChange) {
  await api.send(endpoints.changeCalendar, {
    slots,
    accept: acceptedJson,
    body: { json: change },
    ...unreadAnswer,
  })
}

/**
 * Delete a calendar and all that is in it (CAL-5).
 *
 * @param telling whether the guests of its meetings are told; without it they are
 */
export async function deleteCalendar(api: Api, slots: CalendarName, telling?: Telling) {
  const headers = tellingHeaders(api, telling)
  await api.send(endpoints.deleteCalendar, { slots, headers, accept: acceptedJson, ...unreadAnswer })
}

/** A calendar as an iCalendar file (CAL-22). */
export async function exportCalendar(api: Api, slots: CalendarName) {
  const { value } = await api.send(endpoints.exportCalendar, {
    slots,
    accept: ['text/calendar', '*/*'],
    schema: v.string(),
    reads: 'text',
    isUncached: true,
  })
  return value
}
