import type { JCal } from '#contract/jcal.ts'
import { excessOf, objectSize, type Excess, type ObjectLimits } from '#domain/jcal/objectSize.ts'
import { byteLength } from '../../byteLength.ts'
import { throwHttpError } from '../../HttpError.ts'
import type { Store } from '../../store/Store.ts'
import type { EventAddress } from '../../store/records.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'

/**
 * Refuses an object that exceeds the limits (CAL-37). A stored object above them may be written as long as it
 * does not grow; it is only read in that case.
 *
 * @param bytes the size of the text to be stored; 0 while it is not known
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
