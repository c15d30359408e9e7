import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { JCal } from '#contract/jcal.ts'
import { isUnchanged } from '#domain/edits/isUnchanged.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { honoursIfMatch, refusesIfNoneMatch, rememberRefusedIfNoneMatch } from './hostTraits.ts'
import { deleteEvent, getEvent, moveEvent } from './eventRequests.ts'
import { putEvent, type WriteOptions } from './putEvent.ts'
import type { WriteCondition } from './writeCondition.ts'

/** Create an object, also on servers whose CORS refuses `If-None-Match` (CAL-36). */
export async function createObject(
  api: Api,
  name: ObjectName,
  data: JCal,
  options: WriteOptions = {},
): Promise<StoredVersion> {
  if (!refusesIfNoneMatch(api)) {
    try {
      return await putEvent(api, name, data, 'nothing', options)
    } catch (error) {
      if (api.config.features.preconditions || failureBehind(error) !== 'offline') throw error
    }
  }
  // A failed preflight looks like being offline. If reading works, it was the preflight.
  const now = await storedNow(api, name)
  rememberRefusedIfNoneMatch(api)
  if (now !== null) {
    // The first try may have succeeded after all.
    if (isUnchanged(now.data, data)) return now
    throw changedMeanwhile(name)
  }
  return putEvent(api, name, data, 'anything', options)
}

/** Replace the version of an object that was seen. */
export async function replaceObject(
  api: Api,
  name: ObjectName,
  data: JCal,
  before: StoredVersion,
  options: WriteOptions = {},
): Promise<StoredVersion> {
  const condition = await safeCondition(api, name, before)
  return putEvent(api, name, data, condition, options)
}

export async function deleteObject(
  api: Api,
  name: ObjectName,
  before: StoredVersion,
  options: WriteOptions = {},
): Promise<void> {
  await deleteEvent(api, name, await safeCondition(api, name, before), options)
}

/**
 * Move an object to another calendar in one step, so that guests get no cancellation and no new invitation
 * (CAL-20, CAL-36).
 */
export async function moveObject(
  api: Api,
  from: ObjectName,
  to: ObjectName,
  before: StoredVersion,
): Promise<StoredVersion> {
  const { etag } = await moveEvent(api, from, to, await safeCondition(api, from, before))
  return { data: before.data, etag }
}

/**
 * The condition for a write. If the server is not known to honour `If-Match`, the object is read and compared
 * right before.
 *
 * @throws {ApiError} `changed-meanwhile` if it has changed
 */
async function safeCondition(api: Api, name: ObjectName, before: StoredVersion): Promise<WriteCondition> {
  // Without a version it was compared when it was read.
  if (before.etag === null) return 'anything'
  if (await honoursIfMatch(api, name)) return { version: before.etag }
  const now = await storedNow(api, name)
  const isIt = now !== null && (now.etag === null ? isSame(now.data, before.data) : now.etag === before.etag)
  if (!isIt) throw changedMeanwhile(name)
  return 'anything'
}

/** What is stored under a name; null if nothing is. */
export async function storedNow(api: Api, name: ObjectName): Promise<StoredVersion | null> {
  try {
    return await getEvent(api, name)
  } catch (error) {
    if (failureBehind(error) === 'not-found') return null
    throw error
  }
}

/** Whether two objects say the same. */
export function isSame(one: JCal | null, other: JCal | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

export const changedMeanwhile = (name: ObjectName) =>
  new ApiError('changed-meanwhile', {
    status: null,
    request: { method: endpoints.event.method, path: pathOf(endpoints.event, name) },
  })
