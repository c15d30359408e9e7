import * as v from 'valibot'
import { calendarList, reportAnswer, reportItem, syncAnswer } from '#contract/calendar.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { readCalendarHref, readEventHref, selfLink } from '#contract/hal.ts'
import type { Api } from '../../../api/createApi.ts'
import { offers } from './hostFeatures.ts'
import { reportTime, type Range } from './rangeOf.ts'
import { acceptedJson, type CalendarName, type ObjectName } from './requests.ts'

type Options = { readonly signal?: AbortSignal | undefined }
type Span = Pick<Range, 'start' | 'end'>

/** What lies in a range of a calendar, items unread, and the token that leads to what changes later (CAL-7). */
export type RangeAnswer = { readonly items: readonly unknown[]; readonly token?: string | undefined }

/** What lies in a range of one calendar; a bare array where that is the answer (CAL-6). */
export async function reportRange(
  api: Api,
  slots: CalendarName,
  range: Span,
  { signal }: Options = {},
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

/** What lies in a range of many calendars, each by its path; those that the server leaves out are not in it (CAL-35). */
export async function queryCalendars(
  api: Api,
  calendars: readonly CalendarName[],
  range: Span,
  { signal }: Options = {},
): Promise<ReadonlyMap<string, RangeAnswer>> {
  const scope = { calendars: calendars.map(calendarPath) }
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
      const path = calendarPath({ userId: name.homeId, calendarId: name.calendarId })
      found.set(path, answerIn(entry.output._embedded))
    }
  }
  return found
}

/** The path of a calendar, which names it in a query. */
export const calendarPath = (name: CalendarName): string => pathOf(endpoints.report, name)

/** What changed in a calendar since a token (CAL-19). */
export type Changes = {
  readonly changed: readonly string[]
  readonly gone: readonly string[]
  readonly token: string
}

/** @returns null where the answer does not say that everything else is as it was */
export async function changesSince(
  api: Api,
  slots: CalendarName,
  token: string,
  { signal }: Options = {},
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

/** One object in a range, as it is stored; null where nothing of it lies there (CAL-35). */
export async function reportEvent(api: Api, slots: ObjectName, range: Span, { signal }: Options = {}) {
  const { value } = await api.send(endpoints.reportEvent, {
    slots,
    accept: acceptedJson,
    body: { json: queryOf(api, range) },
    schema: reportItem,
    signal,
  })
  return value.data[2].some(([name]) => name === 'vevent') ? value : null
}

/** Some objects as they are stored, items unread; those that are not there are left out (CAL-35). */
export async function reportPaths(api: Api, names: readonly ObjectName[], { signal }: Options = {}) {
  const eventPaths = names.map((name) => pathOf(endpoints.event, name))
  const { value } = await api.send(endpoints.eventsByPath, {
    accept: acceptedJson,
    body: { json: { eventPaths } },
    schema: reportAnswer,
    signal,
  })
  return Array.isArray(value) ? value : value._embedded['dav:item']
}

const embedded = v.looseObject({
  'dav:item': v.array(v.unknown()),
  'sync-token': v.nullish(v.string()),
})

const queriedEntry = v.looseObject({ _links: selfLink, _embedded: embedded })

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

function answerIn({ 'dav:item': items, 'sync-token': token }: v.InferOutput<typeof embedded>): RangeAnswer {
  return { items, token: token ?? undefined }
}

function queryOf(api: Api, { start, end }: Span) {
  const match = { start: reportTime(start), end: reportTime(end) }
  return offers(api, 'expandFalse') ? { match, expand: false } : { match }
}
