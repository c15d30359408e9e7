import type { JCal } from '#contract/jcal.ts'
import { withSentBy } from '#domain/scheduling/changes/withSentBy.ts'
import { addressIn } from '../../../identity/people/addressIn.ts'
import type { Writer } from '../../../store/EventHistoryStore.ts'
import { parsedJCal } from '../../../store/parsedJCal.ts'
import type { EventRecord, UserRecord } from '../../../store/records.ts'
import { homeOfOwner } from '../../sharing/placeOf.ts'
import type { SchedulingWorld } from '../schedulingOf.ts'
import { storedObject } from '../storedObject.ts'

type By = { readonly before: EventRecord | null; readonly writer: Writer }

/** An event as it is stored, of which only the sender is corrected: what comes from a file invites nobody. */
export async function sentTruly(
  world: SchedulingWorld,
  event: EventRecord,
  { before, writer }: By,
): Promise<EventRecord> {
  const owner = await world.store.users.byId(await homeOfOwner(world.store, event))
  const written = parsedJCal(event.jcal)
  if (owner === null || written === null) return event
  const sent = await sentBy(world, written, { before, owner, writer })
  return sent === written ? event : { ...event, ...(await storedObject(sent, world.digest)) }
}

/** What is written by somebody else than the owner says so. */
export async function sentBy(
  { store }: Pick<SchedulingWorld, 'store'>,
  written: JCal,
  { before, owner, writer }: By & { readonly owner: UserRecord },
): Promise<JCal> {
  const user = writer.by === null || writer.by === owner.id ? owner : await store.users.byId(writer.by)
  const known = before && parsedJCal(before.jcal)
  const people = { owner: addressIn(owner, known, written), writer: addressIn(user ?? owner, known, written) }
  return withSentBy(written, known, people)
}
