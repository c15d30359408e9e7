import * as v from 'valibot'
import { invited, rightsAnswer, type Invited } from '#contract/sharing/accessList.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'
import type { RightName } from '#contract/sharing/shares.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../api/createApi.ts'
import { calendarList } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { readCalendars } from '../queries/calendars/readCalendars.ts'
import {
  acceptedJson,
  calendarJson,
  unreadAnswer,
  type Cancellable,
} from '../queries/requests/callOptions.ts'

/** Everybody who has a calendar, the owner first (CAL-24). */
export async function listInvited(
  api: Api,
  slots: CalendarName,
  { signal }: Cancellable = {},
): Promise<readonly Invited[]> {
  const { value } = await api.send(shareEndpoints.calendarRights, {
    slots,
    body: { json: { prop: ['cs:invite'] } },
    schema: v.object({ ...rightsAnswer.entries, invite: v.optional(v.array(invited), []) }),
    isUncached: true,
    signal,
  })
  return value.invite
}

/** Somebody who is given a right, or whose right is taken back with null. */
export type ShareChange = { readonly href: string; readonly right: RightName | null }

/** Shares a calendar with people, and no longer with others (CAL-23): with all of them or, after a refusal, nobody. */
export async function changeShares(api: Api, slots: CalendarName, changes: readonly ShareChange[]) {
  const given = changes.filter(({ right }) => right !== null)
  const ended = changes.filter(({ right }) => right === null)
  const share = {
    set: given.map(({ href, right }) => ({ 'dav:href': href, [`dav:${right}`]: true })),
    remove: ended.map(({ href }) => ({ 'dav:href': href })),
  }
  await api.send(shareEndpoints.changeShares, {
    slots,
    accept: acceptedJson,
    body: { json: { share } },
    ...unreadAnswer,
  })
}

/** Takes a calendar that somebody shared into one's list, or puts it off (CAL-25). */
export async function answerShare(api: Api, slots: CalendarName, invitestatus: 'accepted' | 'noresponse') {
  await api.send(shareEndpoints.changeShares, {
    slots,
    accept: acceptedJson,
    body: { json: { 'invite-reply': { invitestatus } } },
    ...unreadAnswer,
  })
}

/** The shared calendars that a person has put off (CAL-24). */
export const listPutOff = (api: Api, userId: string, cancellable: Cancellable = {}) =>
  listSelected(api, userId, { sharedDelegationStatus: 'noresponse' }, cancellable)

/** The calendars that somebody else has made public (CAL-24). */
export const listPublic = (api: Api, userId: string, cancellable: Cancellable = {}) =>
  listSelected(api, userId, { sharedPublic: 'true' }, cancellable)

async function listSelected(
  api: Api,
  userId: string,
  query: Readonly<Record<string, string>>,
  { signal }: Cancellable,
): Promise<readonly Calendar[]> {
  const { value } = await api.send(endpoints.calendars, {
    slots: { userId },
    query: { ...query, withRights: 'true' },
    accept: calendarJson,
    schema: v.optional(calendarList, {}),
    isUncached: true,
    signal,
  })
  return readCalendars(value._embedded?.['dav:calendar'] ?? [], userId).calendars
}
