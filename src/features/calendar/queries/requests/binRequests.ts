import * as v from 'valibot'
import { binAnswer, restoredAnswer, type BinItemAnswer } from '#contract/bin.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { CalendarName, ObjectName } from '#domain/edits/ObjectName.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { Api } from '../../../../api/createApi.ts'
import { offers } from '../server/hostFeatures.ts'
import { unreadAnswer, type Cancellable } from './callOptions.ts'
import { tellingHeaders } from './tellingHeaders.ts'

/** What is in the bin, the newest first (CAL-34). @param limit how many items at most */
export async function listBin(api: Api, limit: number, { signal }: Cancellable = {}) {
  const query = { limit: String(limit) }
  const { value } = await api.send(endpoints.bin, { query, schema: binAnswer, isUncached: true, signal })
  return value
}

/** The newest of what was deleted at an address; null if nothing of it is in the bin. */
export async function binnedAt(api: Api, name: ObjectName | CalendarName): Promise<BinItemAnswer | null> {
  const path = 'eventId' in name ? pathOf(endpoints.event, name) : pathOf(endpoints.calendar, name)
  const { value } = await api.send(endpoints.bin, {
    query: { path, limit: '1' },
    schema: binAnswer,
    isUncached: true,
  })
  return value.items[0] ?? null
}

/**
 * Put it back where it was.
 *
 * @param telling whether guests are told that it is back; without it nobody is (CAL-34)
 */
export async function restoreFromBin(api: Api, itemId: string, telling?: Telling): Promise<void> {
  const isAnnounced = telling?.isSilent === false && offers(api, 'invitations')
  await api.send(endpoints.restoreFromBin, {
    slots: { itemId },
    headers: { ...tellingHeaders(api, telling), ...(isAnnounced && { 'Schedule-Reply': 'T' }) },
    schema: restoredAnswer,
  })
}

/** Delete it for ever; it may be gone already. */
export async function deleteFromBin(api: Api, itemId: string): Promise<void> {
  await api.send(endpoints.deleteFromBin, { slots: { itemId }, ...unreadAnswer })
}

export async function emptyBin(api: Api): Promise<void> {
  await api.send(endpoints.emptyBin, { reads: 'text', schema: v.unknown() })
}
