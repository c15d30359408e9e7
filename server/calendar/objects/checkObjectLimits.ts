import type { JCal } from '#contract/jcal.ts'
import { excessOf, objectSize, type Excess, type ObjectLimits } from '#domain/jcal/objectSize.ts'
import { byteLength } from '../../byteLength.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { EventAddress } from '../../store/records.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'

/**
 * Refuses an object of which there is more than is taken (CAL-37). What was stored before there were limits
 * may be written as long as it does not grow; only then the stored object is read.
 *
 * @param bytes of its text as it would be stored; 0 while that is not known
 * @throws {HttpError} too-large
 */
export async function checkObjectLimits(
  { events }: Pick<Store, 'events'>,
  address: EventAddress,
  object: JCal,
  bytes: number,
  limits: ObjectLimits,
): Promise<void> {
  const size = objectSize(object, bytes)
  if (excessOf(size, limits, null) === null) return
  const text = (await events.find(address))?.jcal
  const stored = text === undefined ? null : parsedJCal(text)
  const known = stored === null || text === undefined ? null : objectSize(stored, byteLength(text))
  const excess = excessOf(size, limits, known)
  if (excess !== null) throwHttpError('too-large', sentenceOf(excess))
}

const sentenceOf = ({ what, limit }: Excess) => sentences[what](limit.toLocaleString('en'))

const sentences: Readonly<Record<Excess['what'], (limit: string) => string>> = {
  bytes: (limit) => `The event is larger than ${limit} bytes.`,
  components: (limit) => `The event has more than ${limit} components.`,
  properties: (limit) => `The event has more than ${limit} properties.`,
  values: (limit) => `The event has more than ${limit} values.`,
  valueLength: (limit) => `A value of the event is longer than ${limit} characters.`,
  parameters: (limit) => `A property of the event has more than ${limit} parameters.`,
  parameterLength: (limit) => `A parameter of the event is longer than ${limit} characters.`,
  nameLength: (limit) => `A name in the event is longer than ${limit} characters.`,
}
