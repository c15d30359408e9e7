import { organizerOf } from '#domain/scheduling/people.ts'
import type { ScheduleStatus } from '#domain/scheduling/scheduleStatus.ts'
import { withScheduleStatus } from '#domain/scheduling/withScheduleStatus.ts'
import type { Ports } from '../../ports.ts'
import type { MailKey } from '../../store/MailStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import { heldBetween } from './heldIn.ts'
import { storedObject } from './storedObject.ts'

const maxTries = 10

/** Writes into the organizer's event how an invitation fared. Without an event, or such a guest, nothing is written. */
export async function reportDelivery(
  { store, clock, digest }: Pick<Ports, 'store' | 'clock' | 'digest'>,
  { homeId, uid, address }: MailKey,
  status: ScheduleStatus,
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { event } = await heldBetween(store, homeId, uid, { guest: address })
    const data = event && parsedJCal(event.jcal)
    if (event === null || data === null || organizerOf(data) === address) return
    const after = withScheduleStatus(data, (each) => (each === address ? status : null))
    const stored = await storedObject(after, digest)
    if (stored === null || stored.jcal === event.jcal) return
    const outcome = await store.events.put(
      { ...event, ...stored, modifiedAt: clock() },
      { kind: 'match', etags: [event.etag] },
      undefined,
    )
    if (outcome !== 'precondition-failed') return
  }
}
