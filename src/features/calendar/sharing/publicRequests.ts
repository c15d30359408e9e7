import * as v from 'valibot'
import type { NewCalendar } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import { accessEntry, rightsAnswer, type AccessEntry } from '#contract/sharing/accessList.ts'
import {
  everybody,
  publicCalendarsAnswer,
  publicPrivileges,
  publicRightOf,
  type PublicCalendar,
  type PublicRight,
} from '#contract/sharing/publicRight.ts'
import {
  secretAddressMade,
  secretAddressState,
  type SecretAddressContents,
} from '#contract/sharing/secretAddress.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../api/createApi.ts'
import { acceptedJson, unreadAnswer, type Cancellable } from '../queries/requests/callOptions.ts'

/** What everybody of the organisation may do in a calendar (CAL-26); null if it is not public. */
export async function readPublicRight(api: Api, slots: CalendarName, { signal }: Cancellable) {
  const { value } = await api.send(shareEndpoints.calendarRights, {
    slots,
    body: { json: { prop: ['acl'] } },
    schema: rightsAnswer,
    isUncached: true,
    signal,
  })
  return publicRightIn(value.acl)
}

/** Makes a calendar public, or ends that with null. */
export async function publishCalendar(api: Api, slots: CalendarName, right: PublicRight | null) {
  const { value } = await api.send(shareEndpoints.publishCalendar, {
    slots,
    accept: acceptedJson,
    body: { json: { public_right: right === null ? '' : publicPrivileges[right] } },
    schema: v.array(accessEntry),
  })
  return publicRightIn(value)
}

function publicRightIn(acl: readonly AccessEntry[] = []): PublicRight | null {
  const given = acl.filter(({ principal }) => principal === everybody)
  return given.map(({ privilege }) => publicRightOf(privilege)).find(Boolean) ?? null
}

/** The public calendars of the organisation, by words of their names and owners. */
export async function findPublicCalendars(api: Api, q: string, { signal }: Cancellable) {
  const { value } = await api.send(shareEndpoints.publicCalendars, {
    body: { json: { q } },
    schema: publicCalendarsAnswer,
    isUncached: true,
    signal,
  })
  return value.calendars
}

/** Subscribes to a public calendar. */
export async function subscribeTo(
  api: Api,
  userId: string,
  id: string,
  { href }: Pick<PublicCalendar, 'href'>,
) {
  await api.send(endpoints.createCalendar, {
    slots: { userId },
    accept: acceptedJson,
    body: { json: { id, 'calendarserver:source': { href } } satisfies NewCalendar },
    ...unreadAnswer,
    meanings: { 405: 'already-exists' },
  })
}

/** What the secret address of a calendar shows (CAL-31); null if it has none. */
export async function readSecretAddress(api: Api, slots: CalendarName, { signal }: Cancellable) {
  const { value } = await api.send(shareEndpoints.secretAddress, {
    slots,
    schema: secretAddressState,
    isUncached: true,
    signal,
  })
  return value.shows
}

/** @returns the address, which is answered this once */
export async function makeSecretAddress(api: Api, slots: CalendarName, shows: SecretAddressContents) {
  const { value } = await api.send(shareEndpoints.newSecretAddress, {
    slots,
    body: { json: { shows } },
    schema: secretAddressMade,
  })
  return value.url
}

export async function stopSecretAddress(api: Api, slots: CalendarName) {
  await api.send(shareEndpoints.stopSecretAddress, { slots, ...unreadAnswer })
}
