import * as v from 'valibot'
import { reportAnswer, reportItem, syncAnswer } from '#contract/calendar.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { readEventHref, selfLink } from '#contract/hal.ts'
import type { CalendarName, ObjectName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'
import { queryOf } from './rangeRequests.ts'
import { acceptedJson, type Cancellable } from './callOptions.ts'
import type { Window } from '#domain/time/Window.ts'

/** What changed in a calendar since a token (CAL-19). */
export type Changes = {
  readonly changed: readonly string[]
  readonly gone: readonly string[]
  readonly token: string
}

/** @returns null if the answer does not say that everything else is unchanged */
export async function changesSince(
  api: Api,
  slots: CalendarName,
  token: string,
  { signal }: Cancellable = {},
): Promise<Changes | null> {
  const { value } = await api.send(endpoints.report, {
    slots,
    accept: acceptedJson,
    body: { json: { 'sync-token': token } },
    schema: syncAnswer,
    signal,
  })
  const items = value['dav:item'].map((input) => v.safeParse(changedItem, input))
  const read = items.flatMap((item) => (item.success ? [item.output] : []))
  if (value.isIncremental !== true || read.length < items.length) return null
  const idsOf = (isGone: boolean) =>
    read.filter(({ status }) => (status === 404) === isGone).map(({ eventId }) => eventId)
  return { changed: idsOf(false), gone: idsOf(true), token: value['sync-token'] }
}

/**
 * How many events a calendar holds; a series is one.
 *
 * @returns null if the server does not say that it supports this: others answer with nothing
 */
export async function countEvents(
  api: Api,
  slots: CalendarName,
  options: Cancellable = {},
): Promise<number | null> {
  return (await everything(api, slots, options))?.length ?? null
}

/**
 * The ids of the events of a calendar, without reading them.
 *
 * @returns null if the server does not say that it supports this, or not of each
 */
export async function eventIdsIn(
  api: Api,
  slots: CalendarName,
  options: Cancellable = {},
): Promise<ReadonlySet<string> | null> {
  const items = await everything(api, slots, options)
  if (items === null) return null
  const read = items.flatMap((input) => {
    const item = v.safeParse(changedItem, input)
    return item.success ? [item.output.eventId] : []
  })
  return read.length < items.length ? null : new Set(read)
}

/** An unknown token is answered with everything there is (CAL-19). */
async function everything(api: Api, slots: CalendarName, { signal }: Cancellable) {
  if (!offers(api, 'incrementalSync')) return null
  const { value } = await api.send(endpoints.report, {
    slots,
    accept: acceptedJson,
    body: { json: { 'sync-token': 'none' } },
    schema: syncAnswer,
    signal,
  })
  return value['dav:item']
}

/** One object as it is stored; null if nothing of it lies in the range (CAL-35). */
export async function reportEvent(api: Api, slots: ObjectName, range: Window, { signal }: Cancellable = {}) {
  const { value } = await api.send(endpoints.reportEvent, {
    slots,
    accept: acceptedJson,
    body: { json: queryOf(api, range) },
    schema: reportItem,
    signal,
  })
  return value.data[2].some(([name]) => name === 'vevent') ? value : null
}

/** Some objects as they are stored, not parsed yet. Objects that do not exist are left out (CAL-35). */
export async function reportPaths(api: Api, names: readonly ObjectName[], { signal }: Cancellable = {}) {
  const eventPaths = names.map((name) => pathOf(endpoints.event, name))
  const { value } = await api.send(endpoints.eventsByPath, {
    accept: acceptedJson,
    body: { json: { eventPaths } },
    schema: reportAnswer,
    signal,
  })
  return Array.isArray(value) ? value : value._embedded['dav:item']
}

const changedItem = v.pipe(
  v.looseObject({ _links: selfLink, status: v.number() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { _links, status } = dataset.value
    const name = readEventHref(_links.self.href)
    if (name) return { eventId: name.eventId, status }
    addIssue({ message: 'must name an event' })
    return NEVER
  }),
)
