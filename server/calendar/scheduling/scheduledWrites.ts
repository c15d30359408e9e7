import type { JCal } from '#contract/jcal.ts'
import { bare, invitedTo, organizerOf } from '#domain/scheduling/people.ts'
import { withSentBy } from '#domain/scheduling/changes/withSentBy.ts'
import { throwHttpError } from '../../HttpError.ts'
import { defaultLimits } from '../../limits.ts'
import type { Deletion } from '../../store/BinStore.ts'
import type { Writer } from '../../store/EventHistoryStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import { allows } from '../../store/precondition.ts'
import type { EventAddress, EventRecord, Precondition, UserRecord } from '../../store/records.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { intoBin } from '../bin/intoBin.ts'
import { deleteEvent, putEvent, rejectUnlessPut, throwChangedMeanwhile } from '../rules.ts'
import { homeOfOwner } from '../sharing/placeOf.ts'
import { changeBy } from './changeBy.ts'
import { heldIn } from './heldIn.ts'
import { schedulingOf, type SchedulingWorld, type TellingOfWrite } from './schedulingOf.ts'
import { storedObject } from './storedObject.ts'
import { withStatuses } from './withStatuses.ts'

/** How often a write is tried while messages for the same event arrive. */
const maxTries = 10

/** Events are written and deleted here, together with what that means for invitations (CAL-28). */
export type ScheduledWrites = {
  /**
   * @returns the etag of what is stored, which may differ from what was sent
   * @throws {HttpError} as `putEvent`; forbidden if an attendee changes what is the organizer's
   */
  put(
    event: EventRecord,
    precondition: Precondition,
    writer: Writer,
    telling: TellingOfWrite,
  ): Promise<{ readonly outcome: 'created' | 'changed'; readonly etag: string }>
  /** @throws {HttpError} as `deleteEvent` */
  delete(
    address: EventAddress,
    precondition: Precondition,
    deletion: Deletion,
    telling: TellingOfWrite,
  ): Promise<void>
  /** What is back from the bin is booked again, and told those who were told that it was deleted. */
  announce(address: EventAddress, telling: TellingOfWrite): Promise<void>
}

/** @param wake called when there is something to send */
export function scheduledWrites(world: SchedulingWorld, wake: () => void): ScheduledWrites {
  const { store, settings } = world
  const { limits = defaultLimits } = settings

  const put: ScheduledWrites['put'] = async (event, precondition, writer, telling) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await store.events.find(event)
      const written =
        isMeeting(event) || isMeeting(before)
          ? await writeOf(world, event, before, { telling, writer })
          : null
      if (written === null) {
        const outcome = await putEvent(store, event, precondition, limits.home, writer)
        return { outcome, etag: event.etag }
      }
      if (!allows(precondition, before?.etag)) throwChangedMeanwhile()
      const outcome = await store.events.put(
        written.event,
        sameAs(before),
        limits.home,
        writer,
        written.scheduling,
      )
      if (outcome === 'precondition-failed') continue
      if (written.scheduling.outgoing !== undefined) wake()
      return { outcome: rejectUnlessPut(outcome), etag: written.event.etag }
    }
    return throwChangedMeanwhile()
  }

  const remove: ScheduledWrites['delete'] = async (address, precondition, deletion, telling) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await store.events.find(address)
      const scheduling = before && isMeeting(before) ? await deletionWriteOf(world, before, telling) : null
      if (before === null || scheduling === null) return deleteEvent(store, address, precondition, deletion)
      if (!allows(precondition, before.etag)) throwChangedMeanwhile()
      const outcome = await intoBin(deletion, (into) =>
        store.events.delete(address, sameAs(before), into, scheduling),
      )
      if (outcome !== 'deleted') continue
      if (scheduling.outgoing !== undefined) wake()
      return undefined
    }
    return throwChangedMeanwhile()
  }

  return {
    put,
    delete: remove,
    announce: async (address, telling) => {
      const event = await store.events.find(address)
      if (event === null || !isMeeting(event)) return
      const written = await writeOf(world, event, null, { telling, writer: null })
      if (written === null) return
      const outcome = await store.events.put(
        written.event,
        sameAs(event),
        undefined,
        undefined,
        written.scheduling,
      )
      if (outcome === 'changed' && written.scheduling.outgoing !== undefined) wake()
    },
  }
}

const sameAs = (event: EventRecord | null): Precondition =>
  event === null ? { kind: 'absent' } : { kind: 'match', etags: [event.etag] }

/** Whether an event can have something to do with invitations. A quote inside of a value is escaped. */
export const isMeeting = (event: EventRecord | null) => event?.jcal.includes('["organizer"') === true

/** What is written of an object, and with it; null if it has nothing to do with invitations. */
async function writeOf(
  world: SchedulingWorld,
  event: EventRecord,
  before: EventRecord | null,
  { telling, writer }: { readonly telling: TellingOfWrite; readonly writer: Writer | null },
) {
  const { owner, held } = await heldBy(world, event, before)
  const written = parsedJCal(event.jcal)
  if (owner === null || written === null) return null
  const after = await sentBy(world, written, { before, owner, writer })
  // What is back from the bin is no object that was there before.
  const object =
    before === null && held.event?.etag === event.etag ? { ...held.object, data: null } : held.object
  const change = changeBy(object, after, { address: bare(owner.email), now: world.clock() })
  if (change === null) return null
  const told = change.work?.kind === 'change' ? await withStatuses(world, owner, change, object.data) : change
  const stored = told.held.data && (await storedObject(told.held.data, world.digest))
  if (!stored) throwHttpError('wrong-shape', 'The event says no time.')
  const writing = { event, owner, held, before: object.data, change: told, telling }
  return { event: { ...event, ...stored }, scheduling: await schedulingOf(world, writing) }
}

/** What is written by somebody else than the owner says so. */
async function sentBy(
  { store }: SchedulingWorld,
  written: JCal,
  by: { readonly before: EventRecord | null; readonly owner: UserRecord; readonly writer: Writer | null },
): Promise<JCal> {
  const { before, owner, writer } = by
  if (writer === null) return written
  const user = writer.by === null || writer.by === owner.id ? owner : await store.users.byId(writer.by)
  const people = { owner: bare(owner.email), writer: bare((user ?? owner).email) }
  return withSentBy(written, before && parsedJCal(before.jcal), people)
}

/** What it means for invitations that an event is deleted; null if nothing. */
export async function deletionWriteOf(
  world: SchedulingWorld,
  event: EventRecord,
  telling: TellingOfWrite,
): Promise<SchedulingWrite | null> {
  const { owner, held } = await heldBy(world, event, event)
  if (owner === null) return null
  const change = changeBy(held.object, null, { address: bare(owner.email), now: world.clock() })
  return change && schedulingOf(world, { event, owner, held, before: held.object.data, change, telling })
}

/** The owner of the calendar, and what their home holds. */
async function heldBy({ store }: SchedulingWorld, event: EventRecord, before: EventRecord | null) {
  const homeId = await homeOfOwner(store, event)
  const [owner, held] = await Promise.all([
    store.users.byId(homeId),
    heldIn(store, homeId, event.uid, before),
  ])
  return { owner, held }
}

/** @throws {HttpError} forbidden if an event with guests would leave the calendars of its owner */
export function rejectLeaving(event: EventRecord): void {
  const data = isMeeting(event) ? parsedJCal(event.jcal) : null
  if (data === null || organizerOf(data) === '' || invitedTo(data).length === 0) return
  throwHttpError('forbidden', 'An event with guests stays in the calendars of its owner.')
}
