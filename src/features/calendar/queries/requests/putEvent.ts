import { endpoints } from '#contract/endpoints.ts'
import type { JCal } from '#contract/jcal.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import { epochMs } from '#domain/time/units.ts'
import type { Call } from '../../../../api/Call.ts'
import type { Api } from '../../../../api/createApi.ts'
import { isExactJCalUnproven, proveExactJCal } from '../server/hostFeatures.ts'
import { isTextProven, rememberText, textFor, travelsAsText } from '../server/textFormat.ts'
import { acceptedJson, unreadAnswer } from './callOptions.ts'
import { getEvent, getText } from './eventRequests.ts'
import { tellingHeaders } from './tellingHeaders.ts'
import { conditionHeaders, conditionOf, type WriteCondition } from './writeCondition.ts'

export type WriteOptions = Pick<Call<unknown>, 'outlivesPage'> & {
  /** It comes from a file: its guests are not invited (CAL-36). */
  readonly isImport?: boolean
  /** What guests are told; without it they are. */
  readonly telling?: Telling | undefined
}

/** Write a calendar object (CAL-12). @returns what was written, and its new version if the server says it */
export async function putEvent(
  api: Api,
  slots: ObjectName,
  data: JCal,
  condition: WriteCondition,
  { isImport = false, telling, ...options }: WriteOptions = {},
) {
  const asText = travelsAsText(api) ? await textFor(data) : null
  const body = asText
    ? { text: asText.text, type: 'text/calendar; charset=utf-8' }
    : { json: data, type: 'application/calendar+json' }
  const { etag } = await api.send(isImport ? endpoints.importEvent : endpoints.putEvent, {
    slots,
    accept: acceptedJson,
    body,
    headers: { ...conditionHeaders(condition), ...tellingHeaders(api, telling) },
    ...unreadAnswer,
    ...options,
  })
  if (asText && !isTextProven(api)) await proveText(api, slots, asText.text)
  const damaged = !asText && isExactJCalUnproven(api) ? await damagedCopy(api, slots, { data, etag }) : null
  if (damaged) return putEvent(api, slots, data, conditionOf(damaged), { isImport, telling, ...options })
  return { data: asText?.data ?? data, etag }
}

/** Reads once what a server stored of a text. If it differs, every later write is jCal. */
async function proveText(api: Api, slots: ObjectName, text: string): Promise<void> {
  const stored = await getText(api, slots).catch(() => null)
  if (stored) rememberText(api, stored.text === text)
}

/**
 * Reads once whether a server stores jCal unchanged, as it claims. If not, every later write is text.
 *
 * @returns what it stored in place of what was written; null if the two are the same
 */
async function damagedCopy(
  api: Api,
  slots: ObjectName,
  written: StoredVersion,
): Promise<StoredVersion | null> {
  const stored = await getEvent(api, slots).catch(() => null)
  // Another version was written by somebody else, and proves nothing.
  if (!stored || (written.etag !== null && stored.etag !== written.etag)) return null
  const { complete } = await import('#domain/event/complete.ts')
  // The server may have added the properties that every object must have.
  const wanted = complete(written.data, { uid: '', now: epochMs(0) })
  const isExact = JSON.stringify(stored.data) === JSON.stringify(wanted)
  proveExactJCal(api, isExact)
  return isExact ? null : stored
}
