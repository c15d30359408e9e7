import { checkObject } from '#domain/event/checkObject.ts'
import { complete } from '#domain/event/complete.ts'
import type { ObjectLimits } from '#domain/jcal/objectSize.ts'
import { spanOf } from '#domain/event/spanOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { yieldToOthers } from '../../http/body/timeSlices.ts'
import { readText, type Sent } from '../../http/body/readText.ts'
import { byteLength } from '../../byteLength.ts'
import type { Digest } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { EventAddress, EventRecord } from '../../store/records.ts'
import { etagOf } from '../../http/headers/etagOf.ts'
import { readCalendarObject } from './readCalendarObject.ts'
import { checkObjectLimits } from './checkObjectLimits.ts'
import { throwObjectProblem } from './throwObjectProblem.ts'
import { uidOf } from './uidOf.ts'

/** The address to put an object at, and the rules there. */
type Target = {
  readonly store: Pick<Store, 'events'>
  readonly address: EventAddress
  /** Whether it comes from a file of another program. */
  readonly isImport: boolean
  readonly limits: ObjectLimits
  readonly now: EpochMs
  readonly digest: Digest | undefined
}

/**
 * Reads the object of a PUT, completes it and prepares it for storing (CAL-12, CAL-13).
 *
 * @throws {HttpError} too-large, not-a-calendar, no-event, wrong-shape
 */
export async function readObject(
  sent: Sent,
  { store, address, isImport, limits, now, digest }: Target,
): Promise<Pick<EventRecord, 'uid' | 'jcal' | 'etag' | 'startUtc' | 'lastUtc'>> {
  const longest = await longestBody(sent.request, store, address, limits)
  const body = await readText(sent, longest, 'not-a-calendar')
  const pause = body.length > largeBody ? yieldToOthers : doNotWait
  const asked = readCalendarObject(body, isImport)
  await pause()
  // First, because later checks take longer for a large object.
  await checkObjectLimits(store, address, asked, 0, limits)
  const problem = checkObject(asked)
  if (problem !== null) throwObjectProblem(problem, body)
  const object = complete(asked, { uid: crypto.randomUUID(), now })
  const uid = uidOf(object)
  const span = spanOf(object) ?? throwObjectProblem('no-dtstart')
  await pause()
  const text = JSON.stringify(object)
  const bytes = byteLength(text)
  if (bytes > limits.bytes) await checkObjectLimits(store, address, object, bytes, limits)
  return { uid, jcal: text, etag: await etagOf(text, digest), ...span }
}

/**
 * In characters: each step on a longer body takes a good part of a slice, so others are answered in between.
 */
const largeBody = 128 * 1024
const doNotWait = () => undefined

/** The same object may take more bytes in other forms than in ours, with escapes and folded lines. */
const slack = 2

/**
 * The limit in bytes for reading a body: that of new objects, or the size of the stored one, which is looked
 * up only for a large body.
 */
async function longestBody(
  { headers }: Request,
  { events }: Pick<Store, 'events'>,
  address: EventAddress,
  { bytes }: ObjectLimits,
): Promise<number> {
  const announced = headers.get('content-length')
  if (announced !== null && Number(announced) <= slack * bytes) return slack * bytes
  const stored = await events.find(address)
  return slack * Math.max(bytes, byteLength(stored?.jcal ?? ''))
}
