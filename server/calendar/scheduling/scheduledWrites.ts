import { invitedTo, organizerOf } from '#domain/scheduling/people.ts'
import { throwHttpError } from '../../HttpError.ts'
import { addressAnswering, addressIn } from '../../identity/people/addressIn.ts'
import { defaultLimits } from '../../limits.ts'
import type { Deletion } from '../../store/BinStore.ts'
import { isCopyId } from '../../store/copyId.ts'
import type { Writer } from '../../store/EventHistoryStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import { allows } from '../../store/precondition.ts'
import type { EventAddress, EventRecord, Precondition } from '../../store/records.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { intoBin } from '../bin/intoBin.ts'
import { deleteEvent, rejectUnlessPut, throwChangedMeanwhile } from '../rules.ts'
import { homeOfOwner } from '../sharing/placeOf.ts'
import { changeBy } from './changeBy.ts'
import { heldIn, isHeldElsewhere } from './heldIn.ts'
import { schedulingOf, tellsRooms, type SchedulingWorld, type TellingOfWrite } from './schedulingOf.ts'
import { sentBy, sentTruly } from './sending/sentTruly.ts'
import { storedObject } from './storedObject.ts'
import { withStatuses } from './withStatuses.ts'

/** How often a write is tried while messages for the same event arrive. */
const maxTries = 10

/** Events are written and deleted here, together with what that means for invitations (CAL-28). */
export type ScheduledWrites = {
  /**
   * @returns the etag of what is stored, which may differ from what was sent
   * @throws {HttpError} as `rejectUnlessPut`; forbidden if an attendee changes what is the organizer's; place-taken over
   *   a meeting of another UID
   */
  put(event: EventRecord, precondition: Precondition, writer: Writer, telling: TellingOfWrite): Promise<Put>
  /**
   * What a file holds invites nobody (CAL-36). Over a meeting it is a change that guests are not told of.
   *
   * @throws {HttpError} as `put`
   */
  import(event: EventRecord, precondition: Precondition, writer: Writer): Promise<Put>
  /**
   * To delete one of two events of a meeting tells nobody.
   *
   * @returns whether it is in the bin
   * @throws {HttpError} as `deleteEvent`
   */
  delete(
    address: EventAddress,
    precondition: Precondition,
    deletion: Deletion,
    telling: TellingOfWrite,
  ): Promise<boolean>
  /** What is back from the bin is booked again, and told those who were told that it was deleted. */
  announce(address: EventAddress, telling: TellingOfWrite): Promise<void>
}

/** The etag is of what is stored. */
type Put = { readonly outcome: 'created' | 'changed'; readonly etag: string }

/** What is written in place of what was there. */
type Written = { readonly event: EventRecord; readonly scheduling?: SchedulingWrite }

/** @param wake called when there is something to send */
export function scheduledWrites(world: SchedulingWorld, wake: () => void): ScheduledWrites {
  const { store, settings } = world
  const { limits = defaultLimits } = settings

  /** Writes what is made of what is there, so that no meeting that comes in between is overlooked. */
  const write = async (
    event: EventRecord,
    { precondition, writer }: { readonly precondition: Precondition; readonly writer: Writer },
    writtenOver: (before: EventRecord | null) => Promise<Written>,
  ): Promise<Put> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await store.events.find(event)
      if (!allows(precondition, before?.etag)) throwChangedMeanwhile()
      rejectReplacing(before, event)
      const { event: stored, scheduling } = await writtenOver(before)
      const outcome = await store.events.put(stored, sameAs(before), limits.home, writer, scheduling)
      if (outcome === 'precondition-failed') continue
      if (scheduling?.outgoing !== undefined) wake()
      return { outcome: rejectUnlessPut(outcome), etag: stored.etag }
    }
    return throwChangedMeanwhile()
  }

  const remove: ScheduledWrites['delete'] = async (address, precondition, deletion, telling) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await store.events.find(address)
      if (before === null) return deleteEvent(store, address, precondition, deletion)
      const scheduling = (await endingWriteOf(world, before, telling)) ?? undefined
      if (!allows(precondition, before.etag)) throwChangedMeanwhile()
      const { outcome, isInBin } = await intoBin(deletion, (into) =>
        store.events.delete(address, sameAs(before), into, scheduling),
      )
      if (outcome !== 'deleted') continue
      if (scheduling?.outgoing !== undefined) wake()
      return isInBin
    }
    return throwChangedMeanwhile()
  }

  return {
    put: (event, precondition, writer, telling) =>
      write(event, { precondition, writer }, async (before) => {
        const isScheduled = isMeeting(event) || isMeeting(before)
        return (isScheduled ? await writeOf(world, event, before, { telling, writer }) : null) ?? { event }
      }),
    import: (event, precondition, writer) =>
      write(event, { precondition, writer }, async (before) => {
        if (!isMeeting(before))
          return { event: isMeeting(event) ? await sentTruly(world, event, { before, writer }) : event }
        return (await writeOf(world, event, before, { telling: tellsRooms, writer })) ?? { event }
      }),
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
  // What had another UID is nothing that the home holds of this one.
  const { owner, held } = await heldBy(world, event, before?.uid === event.uid ? before : null)
  const written = parsedJCal(event.jcal)
  if (owner === null || written === null) return null
  const after = writer === null ? written : await sentBy(world, written, { before, owner, writer })
  // What is back from the bin is no object that was there before.
  const object =
    before === null && held.event?.etag === event.etag ? { ...held.object, data: null } : held.object
  const change = changeBy(object, after, {
    address: addressAnswering(owner, object.data, after),
    now: world.clock(),
  })
  if (change === null) return null
  const told = change.work?.kind === 'change' ? await withStatuses(world, owner, change, object.data) : change
  const stored = told.held.data && (await storedObject(told.held.data, world.digest))
  if (!stored) throwHttpError('wrong-shape', 'The event says no time.')
  const writing = { event, owner, held, before: object.data, change: told, telling }
  return { event: { ...event, ...stored }, scheduling: await schedulingOf(world, writing) }
}

/** As `deletionWriteOf`, but null also for one of two events of a meeting, which goes on then. */
export async function endingWriteOf(
  world: SchedulingWorld,
  event: EventRecord,
  telling: TellingOfWrite,
): Promise<SchedulingWrite | null> {
  if (!isMeeting(event)) return null
  const { store } = world
  const share = isCopyId(event.calendarId) ? await store.shares.find(event.homeId, event.calendarId) : null
  const { homeId, calendarId } = share?.source ?? event
  if (await isHeldElsewhere(store, homeId, event, { calendarId, eventId: event.eventId })) return null
  return deletionWriteOf(world, event, telling)
}

/** What it means for invitations that an event is deleted; null if nothing. */
export async function deletionWriteOf(
  world: SchedulingWorld,
  event: EventRecord,
  telling: TellingOfWrite,
): Promise<SchedulingWrite | null> {
  const { owner, held } = await heldBy(world, event, event)
  if (owner === null) return null
  const change = changeBy(held.object, null, {
    address: addressIn(owner, held.object.data),
    now: world.clock(),
  })
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

/** @throws {HttpError} place-taken if an event with guests would be replaced by another one, of which they know nothing */
function rejectReplacing(before: EventRecord | null, { uid }: EventRecord): void {
  if (before !== null && before.uid !== uid && concernsOthers(before))
    throwHttpError('place-taken', 'There is an event with guests in its place. Delete that first.')
}

/** Whether others know of an event: it has an organizer and guests. */
export function concernsOthers(event: EventRecord): boolean {
  const data = isMeeting(event) ? parsedJCal(event.jcal) : null
  return data !== null && organizerOf(data) !== '' && invitedTo(data).length > 0
}
