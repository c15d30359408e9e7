import type { HandedCalendars } from '#contract/administration/handover.ts'
import { invitedTo, organizerOf } from '#domain/scheduling/people.ts'
import { handedOver } from '#domain/scheduling/handedOver.ts'
import { newId } from '../../digest.ts'
import { throwHttpError } from '../../HttpError.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { bareAddressesOf } from '../../identity/people/addressIn.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import { defaultLimits } from '../../limits.ts'
import type { Handover } from '../../store/CalendarStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { CalendarRecord, EventAddress, EventRecord, UserRecord } from '../../store/records.ts'
import { throwChangedMeanwhile } from '../rules.ts'
import { eventsOf } from '../objects/eventsOf.ts'
import { heldIn } from '../scheduling/heldIn.ts'
import { deletionWriteOf, isMeeting } from '../scheduling/scheduledWrites.ts'
import { tellsAll, type SchedulingWorld } from '../scheduling/schedulingOf.ts'
import { storedObject } from '../scheduling/storedObject.ts'
import { knownText, stateText, workText } from '../scheduling/storedTexts.ts'
import { isPrivate } from '../sharing/eventThrough.ts'

const maxTries = 10

/**
 * Hands all calendars of somebody who left to somebody of the same domain (ID-25). Coming meetings have another
 * organizer from then on. What is private, and what others had invited them to, stays with who left; coming invitations
 * are declined.
 *
 * @throws {HttpError} quota-exceeded; changed-meanwhile
 */
export async function handCalendarsOver(
  world: SchedulingWorld,
  from: UserRecord,
  to: UserRecord,
): Promise<HandedCalendars> {
  const { store, settings, clock } = world
  const { limits = defaultLimits } = settings
  for (let tries = 0; tries < maxTries; tries += 1) {
    const calendars = await store.calendars.ofHome(from.id)
    const plan = await planOf(world, { from, to, calendars })
    const outcome = await store.calendars.handOver(from.id, to.id, {
      ...plan,
      limit: limits.home,
      now: clock(),
    })
    if (outcome === 'full')
      throwHttpError('quota-exceeded', 'Who receives the calendars has no room for them.')
    const handed = plan.calendars.filter((each) => each.handed !== null)
    if (outcome === 'handed-over') return { calendars: handed.length, meetings: plan.written.length }
  }
  return throwChangedMeanwhile()
}

/** @throws {HttpError} wrong-shape, forbidden for who cannot receive the calendars */
export function requireReceiver(from: UserRecord, to: UserRecord): void {
  if (from.id === to.id) throwHttpError('wrong-shape', 'to: must be somebody else.')
  if (to.blockedAt !== undefined) throwHttpError('forbidden', 'Who is to receive the calendars is blocked.')
  if (from.domainId !== to.domainId)
    throwHttpError('forbidden', 'Calendars are only handed over within a domain.')
}

type Handing = {
  readonly from: UserRecord
  readonly to: UserRecord
  readonly calendars: readonly CalendarRecord[]
}

/** The parts of a handover that the service decides, as they are collected. Of most events it has the address alone. */
type Plan = {
  readonly calendars: Handover['calendars'][number][]
  readonly staying: EventAddress[]
  readonly dropped: Handover['dropped'][number][]
  readonly written: EventRecord[]
  readonly scheduling: { readonly homeId: string; readonly write: Handover['scheduling'][number]['write'] }[]
}

async function planOf(world: SchedulingWorld, { from, to, calendars }: Handing): Promise<Plan> {
  const plan: Plan = { calendars: [], staying: [], dropped: [], written: [], scheduling: [] }
  const pause = timeSlices()
  for (const known of calendars) {
    const handed = namedFor(known, from, to)
    const isShared = known.publicRight !== undefined || (await world.store.shares.of(known)).length > 0
    let [hasMoved, isEmpty] = [false, true]
    for await (const event of eventsOf(world.store, known)) {
      isEmpty = false
      if (await planEvent(world, plan, { event, handed, from, to })) hasMoved = true
      await pause()
    }
    // What is handed over a second time has left nothing but the default calendar, and what stays.
    const isHanded = hasMoved || isShared || (isEmpty && known.calendarId !== from.id)
    plan.calendars.push({ known, handed: isHanded ? handed : null })
  }
  return plan
}

/** A calendar as its new owner has it: with the name of who left, so that two of a name differ. */
function namedFor(calendar: CalendarRecord, from: UserRecord, { id }: UserRecord): CalendarRecord {
  const former = displayNameOf(from)
  const name = calendar.name === null ? former : `${calendar.name} (${former})`
  return { ...calendar, homeId: id, calendarId: newId(), name, order: null }
}

type Planned = {
  readonly event: EventRecord
  readonly handed: CalendarRecord
  readonly from: UserRecord
  readonly to: UserRecord
}

/** @returns whether the event is handed over */
async function planEvent(world: SchedulingWorld, plan: Plan, planned: Planned): Promise<boolean> {
  const { store, clock } = world
  const { event, from, to } = planned
  if (isPrivate(event)) return stays(plan, event)
  const data = isMeeting(event) ? parsedJCal(event.jcal) : null
  const organizer = data === null ? '' : organizerOf(data)
  const isComing = event.lastUtc > clock()
  if (organizer !== '' && !bareAddressesOf(from).includes(organizer)) {
    const write = isComing ? await deletionWriteOf(world, event, tellsAll) : null
    if (write === null) return stays(plan, event)
    plan.dropped.push(withTag(event))
    plan.scheduling.push({ homeId: from.id, write })
    return false
  }
  const there = await store.events.byUid(to.id, event.uid)
  const isOrganized = organizer !== '' && isComing && invitedTo(data).length > 0
  if (isOrganized) return planMeeting(world, plan, planned, there)
  // Who has it already keeps it as it is.
  return there === null || stays(plan, event)
}

function stays(plan: Plan, event: EventRecord): false {
  plan.staying.push(addressOf(event))
  return false
}

const addressOf = ({ homeId, calendarId, eventId }: EventAddress) => ({ homeId, calendarId, eventId })
const withTag = (event: EventRecord) => ({ ...addressOf(event), etag: event.etag })

/** A coming meeting: its guests are told who organizes it now. */
async function planMeeting(
  world: SchedulingWorld,
  plan: Plan,
  { event, handed, from, to }: Planned,
  there: EventRecord | null,
): Promise<boolean> {
  const { store, clock, digest } = world
  const held = await heldIn(store, from.id, event.uid, event)
  const { data, state } = held.object
  if (data === null) return stays(plan, event)
  const next = handedOver({ data, state }, { address: to.email, name: displayNameOf(to) }, clock())
  const stored = await storedObject(next.held.data, digest)
  if (stored === null) return stays(plan, event)
  const { homeId, calendarId } = handed
  plan.written.push({ ...event, ...stored, homeId, calendarId, modifiedAt: clock() })
  if (there !== null) plan.dropped.push(withTag(there))
  const write = {
    uid: event.uid,
    known: await store.scheduling.stateOf(to.id, event.uid),
    state: stateText(next.held.state),
    outgoing: {
      before: knownText(next.before),
      after: workText({ kind: 'change', held: next.held }),
      dueAt: clock(),
    },
  }
  plan.scheduling.push({ homeId: to.id, write })
  return true
}
