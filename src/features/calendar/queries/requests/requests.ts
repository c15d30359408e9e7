import * as v from 'valibot'
import { calendarList, type CalendarChange, type NewCalendar } from '#contract/calendar.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { jCal, type JCal } from '#contract/jcal.ts'
import type { CalendarName, ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Call } from '../../../../api/Call.ts'
import type { Api } from '../../../../api/createApi.ts'
import { isExactJCalUnproven, proveExactJCal, rememberFeatures } from '../server/hostFeatures.ts'
import { isTextProven, objectIn, rememberText, textFor, travelsAsText } from '../server/textFormat.ts'
import { epochMs } from '#domain/time/units.ts'

type Options = { readonly signal?: AbortSignal | undefined }

// Servers of the family split Accept at a comma and a space, and answer nothing to `*/*` alone.
export const acceptedJson: readonly string[] = ['application/json', 'text/plain', '*/*']
const calendarJson = ['application/calendar+json']

/** The calendars of a home (CAL-1); an empty body is an empty list. What their server offers is remembered (CAL-36). */
export async function listCalendars(api: Api, userId: string, { signal }: Options = {}) {
  const { value } = await api.send(endpoints.calendars, {
    slots: { userId },
    // Others tell rights where they are asked to (CAL-24).
    ...(!api.config.features.preconditions && { query: { withRights: 'true' } }),
    accept: calendarJson,
    schema: v.optional(calendarList, {}),
    isUncached: true,
    signal,
  })
  if (value['kalends:features']) rememberFeatures(api, value['kalends:features'])
  return value._embedded?.['dav:calendar'] ?? []
}

/** Create a calendar (CAL-4). */
export async function createCalendar(api: Api, userId: string, calendar: NewCalendar) {
  await api.send(endpoints.createCalendar, {
    slots: { userId },
    accept: acceptedJson,
    body: { json: calendar },
    ...written,
    meanings: { 405: 'already-exists' },
  })
}

/** Change some properties of a calendar (CAL-5). */
export async function changeCalendar(api: Api, slots: CalendarName, change: CalendarChange) {
  await api.send(endpoints.changeCalendar, {
    slots,
    accept: acceptedJson,
    body: { json: change },
    ...written,
  })
}

/** Delete a calendar and all that is in it (CAL-5). */
export async function deleteCalendar(api: Api, slots: CalendarName) {
  await api.send(endpoints.deleteCalendar, { slots, accept: acceptedJson, ...written })
}

/** A calendar as an iCalendar file (CAL-22). */
export async function exportCalendar(api: Api, slots: CalendarName) {
  const accept = ['text/calendar', '*/*']
  const { value } = await api.send(endpoints.exportCalendar, {
    slots,
    accept,
    schema: v.string(),
    reads: 'text',
    isUncached: true,
  })
  return value
}

/** A calendar object as it is kept, with its version: where every change begins (CAL-11). */
export async function getEvent(api: Api, slots: ObjectName, options: Options = {}) {
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

async function getText(api: Api, slots: ObjectName, { signal }: Options = {}) {
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

/** What a write expects to find: a version, nothing at all, or anything. */
export type Expectation = { readonly version: string } | 'nothing' | 'anything'

export type WriteOptions = Pick<Call<unknown>, 'outlivesPage'> & {
  /** It comes from a file: no guest is invited to it (CAL-36). */
  readonly isImport?: boolean
}

/** Write a calendar object (CAL-12). @returns what was written, and its new version where the server says it */
export async function putEvent(
  api: Api,
  slots: ObjectName,
  data: JCal,
  expected: Expectation,
  { isImport = false, ...options }: WriteOptions = {},
) {
  const asText = travelsAsText(api) ? await textFor(data) : null
  const body = asText
    ? { text: asText.text, type: 'text/calendar; charset=utf-8' }
    : { json: data, type: 'application/calendar+json' }
  const { etag } = await api.send(isImport ? endpoints.importEvent : endpoints.putEvent, {
    slots,
    accept: acceptedJson,
    body,
    headers: headersFor(expected),
    ...written,
    ...options,
  })
  if (asText && !isTextProven(api)) await proveText(api, slots, asText.text)
  const damaged = !asText && isExactJCalUnproven(api) ? await damagedCopy(api, slots, { data, etag }) : null
  if (damaged) return putEvent(api, slots, data, versionOf(damaged), { isImport, ...options })
  return { data: asText?.data ?? data, etag }
}

/** Looks once at what a server made of a text. Where it is another, what comes later is jCal. */
async function proveText(api: Api, slots: ObjectName, text: string): Promise<void> {
  const stored = await getText(api, slots).catch(() => null)
  if (stored) rememberText(api, stored.text === text)
}

/**
 * Looks once whether a server keeps jCal as it says. Where it does not, what comes later is text.
 *
 * @returns what it made of what was written; null where nothing is wrong with it
 */
async function damagedCopy(
  api: Api,
  slots: ObjectName,
  written: StoredVersion,
): Promise<StoredVersion | null> {
  const stored = await getEvent(api, slots).catch(() => null)
  // Another version is somebody else's, and says nothing.
  if (!stored || (written.etag !== null && stored.etag !== written.etag)) return null
  const { complete } = await import('#domain/event/complete.ts')
  // What every object must have may have been added.
  const wanted = complete(written.data, { uid: '', now: epochMs(0) })
  const isExact = JSON.stringify(stored.data) === JSON.stringify(wanted)
  proveExactJCal(api, isExact)
  return isExact ? null : stored
}

const versionOf = ({ etag }: StoredVersion): Expectation => (etag === null ? 'anything' : { version: etag })

/** Take a calendar object to another place, where nothing is yet (CAL-20). @returns its version there where the server says it */
export async function moveEvent(api: Api, from: ObjectName, to: ObjectName, expected: Expectation) {
  // Servers of the family read the destination by their own prefix.
  const Destination = pathOf(endpoints.event, to).replace('/dav/api', '')
  const { etag } = await api.send(endpoints.moveEvent, {
    slots: from,
    accept: acceptedJson,
    headers: { Destination, Overwrite: 'F', ...headersFor(expected) },
    ...written,
  })
  return { etag }
}

/** Delete a calendar object (CAL-15). */
export async function deleteEvent(
  api: Api,
  slots: ObjectName,
  expected: Expectation,
  options: Pick<WriteOptions, 'outlivesPage'> = {},
) {
  const headers = headersFor(expected)
  await api.send(endpoints.deleteEvent, { slots, accept: acceptedJson, headers, ...written, ...options })
}

// Deployed servers answer a write with nothing, a receipt of theirs, or a delayed task: what was written is known without it.
const written = { reads: 'text', schema: v.unknown() } as const

function headersFor(expected: Expectation): Readonly<Record<string, string>> {
  if (expected === 'anything') return {}
  return expected === 'nothing' ? { 'If-None-Match': '*' } : { 'If-Match': expected.version }
}
