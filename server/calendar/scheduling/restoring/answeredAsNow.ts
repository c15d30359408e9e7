import { withAnswersOf } from '#domain/scheduling/changes/withAnswersOf.ts'
import { addressIn } from '../../../identity/people/addressIn.ts'
import type { Ports } from '../../../ports.ts'
import { parsedJCal } from '../../../store/parsedJCal.ts'
import type { EventRecord } from '../../../store/records.ts'
import { storedObject } from '../storedObject.ts'
import { homeOfOwner } from '../../sharing/placeOf.ts'

/**
 * A former state of an event with the answers of today: those of others are not undone with it. It is itself, byte for
 * byte, if there is none that differs.
 */
export async function answeredAsNow(
  { store, digest }: Pick<Ports, 'store' | 'digest'>,
  restored: EventRecord,
  current: EventRecord,
): Promise<EventRecord> {
  const [was, now] = [parsedJCal(restored.jcal), parsedJCal(current.jcal)]
  const owner = await store.users.byId(await homeOfOwner(store, restored))
  if (was === null || now === null || owner === null) return restored
  const answered = withAnswersOf(was, now, addressIn(owner, was, now))
  return answered === was ? restored : { ...restored, ...(await storedObject(answered, digest)) }
}
