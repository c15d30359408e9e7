import type { JCal } from '#contract/jcal.ts'
import type { SchedulingState } from '#domain/scheduling/ItipMessage.ts'
import { recipientsOf } from '#domain/scheduling/messagesTo.ts'
import type { Ports } from '../../ports.ts'
import { roomDirectory } from '../../rooms/roomDirectory.ts'
import type { TellElsewhere } from '../../services.ts'
import type { EventRecord, UserRecord } from '../../store/records.ts'
import type { Outgoing, SchedulingWrite } from '../../store/SchedulingStore.ts'
import type { InvitationChange } from './changeBy.ts'
import type { HeldInHome } from './heldIn.ts'
import { knownText, stateText, workText, type Work } from './storedTexts.ts'
import { withPlace } from './withPlace.ts'

export type SchedulingWorld = Pick<Ports, 'store' | 'clock' | 'settings' | 'digest'> & {
  readonly elsewhere: TellElsewhere | null
}

/** Who is told of a write. */
export type TellingOfWrite = {
  /** Nobody is told but rooms: they are no people, and would stay booked as they were. */
  readonly isSilent: boolean
  /** From the organizer to the guests; '' for nothing. */
  readonly note: string
}

export const tellsAll: TellingOfWrite = { isSilent: false, note: '' }
export const tellsRooms: TellingOfWrite = { isSilent: true, note: '' }

/** A change of what a home holds of an event, by its owner. */
export type Writing = {
  readonly event: Pick<EventRecord, 'uid' | 'calendarId' | 'eventId'>
  readonly owner: UserRecord
  readonly held: HeldInHome
  readonly before: HeldInHome['object']['data']
  readonly change: InvitationChange
  readonly telling: TellingOfWrite
}

/** What is stored of invitations with a write, and what others are to be told of it. */
export async function schedulingOf(world: SchedulingWorld, writing: Writing): Promise<SchedulingWrite> {
  const { event, held } = writing
  const outgoing = await outgoingOf(world, writing)
  return {
    uid: event.uid,
    known: held.known,
    state: stateText(placed(stateAfter(writing), writing)),
    ...(outgoing !== null && { outgoing }),
  }
}

/** What others are to be told; null for nothing. */
async function outgoingOf(
  world: SchedulingWorld,
  { owner, held, before, change: { work }, telling }: Writing,
): Promise<Outgoing | null> {
  if (work === null) return null
  const known = { before: knownText(before), dueAt: world.clock() }
  if (!telling.isSilent) {
    const { knownToGuests } = held.object.state
    return { ...known, after: workText(withKnown(noted(work, telling.note), knownToGuests?.data)) }
  }
  if (work.kind === 'reply' || !(await hasRoom(world, owner, before, work.held.data))) return null
  return { ...known, after: workText({ ...work, isForRooms: true }), queue: 'rooms' }
}

async function hasRoom(
  { store }: SchedulingWorld,
  { domainId }: UserRecord,
  before: JCal | null,
  after: JCal | null,
): Promise<boolean> {
  const { byEmail } = roomDirectory(store)
  for (const each of recipientsOf(before, after))
    if ((await byEmail(each))?.domainId === domainId) return true
  return false
}

const placed = (state: SchedulingState, { event, change }: Writing) =>
  change.held.data === null ? state : withPlace(state, event)

/** What attendees know is remembered while they are told nothing else (`organizerChange`). */
function stateAfter({ before, held, change, telling }: Writing): SchedulingState {
  const { knownToGuests: _, ...state } = change.held.state
  if (change.work?.kind !== 'change' || !telling.isSilent) return state
  const { asked, knownToGuests = before && { data: before, asked } } = held.object.state
  return knownToGuests === null ? state : { ...state, knownToGuests }
}

/** Who lost something without being told is told with the next change. */
const withKnown = (work: Work, known: JCal | undefined): Work =>
  work.kind === 'change' && known !== undefined ? { ...work, known } : work

const noted = (work: Work, note: string): Work =>
  work.kind === 'change' && note !== '' ? { ...work, note } : work
