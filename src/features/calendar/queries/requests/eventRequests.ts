import * as v from 'valibot'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { jCal } from '#contract/jcal.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { Call } from '../../../../api/Call.ts'
import type { Api } from '../../../../api/createApi.ts'
import { objectIn, travelsAsText } from '../server/textFormat.ts'
import { acceptedJson, calendarJson, unreadAnswer, type Cancellable } from './callOptions.ts'
import { rememberBinned } from '../server/outsideBin.ts'
import { tellingHeaders } from './tellingHeaders.ts'
import { conditionHeaders, type WriteCondition } from './writeCondition.ts'

/** A calendar object as it is stored, with its version (CAL-11). */
export async function getEvent(api: Api, slots: ObjectName, options: Cancellable = {}) {
  if (travelsAsText(api)) {
    const { text, etag } = await getText(api, slots, options)
    const data = await objectIn(text)
    if (data) return { data, etag }
  }
  const { value, etag } = await api.send(endpoints.event, {
    slots,
    accept: calendarJson,
    schema: jCal,
    isUncached: true,
    signal: options.signal,
  })
  return { data: value, etag }
}

/** The same as iCalendar text. */
export async function getText(api: Api, slots: ObjectName, { signal }: Cancellable = {}) {
  const { value, etag } = await api.send(endpoints.event, {
    slots,
    accept: ['text/calendar'],
    schema: v.string(),
    reads: 'text',
    isUncached: true,
    signal,
  })
  return { text: value, etag }
}

/** Where a MOVE puts an object: servers of the family resolve it against their own prefix. */
export const moveDestination = (to: ObjectName): string => pathOf(endpoints.event, to).replace('/dav/api', '')

/**
 * Move a calendar object to a name that is not taken (CAL-20). @returns its version there if the server sends
 * it
 */
export async function moveEvent(api: Api, from: ObjectName, to: ObjectName, condition: WriteCondition) {
  const Destination = moveDestination(to)
  const { etag } = await api.send(endpoints.moveEvent, {
    slots: from,
    accept: acceptedJson,
    headers: { Destination, Overwrite: 'F', ...conditionHeaders(condition) },
    ...unreadAnswer,
  })
  return { etag }
}

type Deletion = Pick<Call<unknown>, 'outlivesPage'> & { readonly telling?: Telling | undefined }

/** Delete a calendar object (CAL-15). */
export async function deleteEvent(
  api: Api,
  slots: ObjectName,
  condition: WriteCondition,
  { telling, ...options }: Deletion = {},
) {
  const headers = { ...conditionHeaders(condition), ...tellingHeaders(api, telling) }
  const { value } = await api.send(endpoints.deleteEvent, {
    slots,
    accept: acceptedJson,
    headers,
    ...unreadAnswer,
    schema: v.string(),
    ...options,
  })
  rememberBinned(slots, !value.includes('"inBin":false'))
}
