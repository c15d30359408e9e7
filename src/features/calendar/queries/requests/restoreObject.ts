import type { JCal } from '#contract/jcal.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { offers } from '../server/hostFeatures.ts'
import { binnedAt, restoreFromBin } from './binRequests.ts'
import { createObject, isSame, replaceObject, storedNow } from './guardedWrites.ts'
import type { WriteOptions } from './putEvent.ts'

/**
 * Bring a deleted object back: from the bin if it is there (CAL-34), so that nothing is created again, else
 * by creating it.
 *
 * @param data what is to be stored; written over what the bin had if that differs
 */
export async function restoreObject(
  api: Api,
  name: ObjectName,
  data: JCal,
  options: WriteOptions = {},
): Promise<StoredVersion> {
  const now =
    offers(api, 'bin') && (await takenFromBin(api, name, options.telling)) ? await storedNow(api, name) : null
  if (now === null) return createObject(api, name, data, options)
  return isSame(now.data, data) ? now : replaceObject(api, name, data, now, options)
}

async function takenFromBin(api: Api, name: ObjectName, telling: WriteOptions['telling']): Promise<boolean> {
  const item = await binnedAt(api, name)
  if (item === null) return false
  try {
    await restoreFromBin(api, item.id, telling ?? { isSilent: false, note: '' })
    return true
  } catch (error) {
    // Creating it says what is in its way.
    if (inTheWay.has(failureBehind(error))) return false
    throw error
  }
}

const inTheWay: ReadonlySet<string> = new Set(['not-found', 'place-taken', 'gone'])
