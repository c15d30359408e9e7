import type { JCal } from '#contract/jcal.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { etagOf } from '../../http/headers/etagOf.ts'
import type { Digest } from '../../ports.ts'
import type { EventRecord } from '../../store/records.ts'

/** What is stored of an object that the service itself has written; null if it says no time. */
export async function storedObject(
  data: JCal,
  digest: Digest | undefined,
): Promise<Pick<EventRecord, 'jcal' | 'etag' | 'startUtc' | 'lastUtc'> | null> {
  const span = spanOf(data)
  const jcal = JSON.stringify(data)
  return span && { jcal, etag: await etagOf(jcal, digest), ...span }
}
