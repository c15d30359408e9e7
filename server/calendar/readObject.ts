import { checkObject } from '#domain/event/checkObject.ts'
import { complete } from '#domain/event/complete.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import { readText } from '../http/readText.ts'
import type { EpochMs } from '../epochMs.ts'
import type { Digest } from '../ports.ts'
import type { EventRecord } from '../store.ts'
import { etagOf } from '../http/etagOf.ts'
import { readCalendarObject } from './readCalendarObject.ts'
import { refuseProblem } from './refuseProblem.ts'
import { uidOf } from './uidOf.ts'

const tenMegabytes = 10 * 1024 * 1024

/**
 * The object that a PUT brings, completed and ready to be stored (CAL-12, CAL-13).
 *
 * @throws {Refusal} too-large, not-a-calendar, no-event, wrong-shape
 */
export async function readObject(
  request: Request,
  now: EpochMs,
  digest?: Digest,
): Promise<Pick<EventRecord, 'uid' | 'jcal' | 'etag' | 'startUtc' | 'lastUtc'>> {
  const asked = readCalendarObject(await readText(request, tenMegabytes, 'not-a-calendar'))
  const problem = checkObject(asked)
  if (problem !== null) refuseProblem(problem)
  const object = complete(asked, { uid: crypto.randomUUID(), now })
  const uid = uidOf(object)
  const span = spanOf(object) ?? refuseProblem('no-dtstart')
  const text = JSON.stringify(object)
  return { uid, jcal: text, etag: await etagOf(text, digest), ...span }
}
