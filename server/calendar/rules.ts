import type { NewCalendar } from '#contract/calendar.ts'
import { eventsAlias } from '#contract/endpoints.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Deletion } from '../store/BinStore.ts'
import type { Replacing } from '../store/CalendarStore.ts'
import { isCopyId } from '../store/copyId.ts'
import { isSameAddress } from '../store/isSameAddress.ts'
import type { SchedulingWrite } from '../store/SchedulingStore.ts'
import type { Store } from '../store/Store.ts'
import type {
  CalendarRecord,
  EventAddress,
  EventRecord,
  HomeSize,
  Precondition,
  PutOutcome,
} from '../store/records.ts'
import { throwHttpError } from '../HttpError.ts'
import { intoBin } from './bin/intoBin.ts'
import type { CalendarPatch } from './calendarPatch.ts'

/** @throws {HttpError} not-found */
export async function findCalendar(
  store: Store,
  homeId: string,
  calendarId: string,
): Promise<CalendarRecord> {
  return (await store.calendars.find(homeId, calendarId)) ?? noCalendar()
}

/**
 * @throws {HttpError} quota-exceeded if there are too many already (CAL-37); already-exists, also for the
 *   alias of the default calendar (CAL-4, CAL-6)
 */
export async function createCalendar(
  store: Store,
  homeId: string,
  asked: NewCalendar,
  { now, limit }: { readonly now: EpochMs; readonly limit: number },
): Promise<void> {
  const calendar: CalendarRecord = {
    homeId,
    calendarId: asked.id,
    name: asked['dav:name'] || null,
    description: asked['caldav:description'] || null,
    colour: asked['apple:color'] ?? null,
    order: asked['apple:order']?.toString() ?? null,
    // A calendar created again with an old id must not repeat a ctag of the former one (CAL-19).
    revision: now,
  }
  if (isCopyId(asked.id)) throwHttpError('wrong-shape', 'id must not have the form of a shared calendar.')
  const outcome = asked.id === eventsAlias ? 'exists' : await store.calendars.create(calendar, limit)
  if (outcome === 'full')
    throwHttpError('quota-exceeded', `You already have ${limit} calendars. Delete one first.`)
  if (outcome === 'exists') {
    throwHttpError('already-exists', 'There is a calendar with this id already.', {
      allow: 'GET, PROPPATCH, DELETE, REPORT',
    })
  }
}

/** @throws {HttpError} not-found; forbidden for a property that is the service's own (CAL-5) */
export async function changeCalendar(
  store: Store,
  homeId: string,
  calendarId: string,
  patch: CalendarPatch,
): Promise<void> {
  await findCalendar(store, homeId, calendarId)
  if (patch['calendarserver:ctag'] !== undefined)
    throwHttpError('forbidden', 'The ctag is set by the service.')
  const {
    'dav:name': name,
    'caldav:description': description,
    'apple:color': colour,
    'apple:order': order,
  } = patch
  const change = {
    ...(name !== undefined && { name: name || null }),
    ...(description !== undefined && { description: description || null }),
    ...(colour !== undefined && { colour }),
    ...(order !== undefined && { order: String(order) }),
  }
  if (Object.keys(change).length === 0) return
  if ((await store.calendars.change(homeId, calendarId, change)) === 'missing') noCalendar()
}

/**
 * Moves a calendar and its events into the bin (CAL-34). On a disk without room for that nothing is deleted: people
 * were promised that they can restore it.
 *
 * @param ending what others are told of the meetings in it, and its revision when they were collected
 * @throws {HttpError} not-found; forbidden for the default calendar (CAL-5)
 */
export async function deleteCalendar(
  store: Store,
  { homeId, calendarId }: Pick<CalendarRecord, 'homeId' | 'calendarId'>,
  deletion: Deletion,
  ending: { readonly scheduling: readonly SchedulingWrite[]; readonly revision: number | undefined },
): Promise<'deleted' | 'changed-meanwhile'> {
  if (calendarId === homeId) throwHttpError('forbidden', 'The default calendar can’t be deleted.')
  const outcome = await store.calendars.delete(
    homeId,
    calendarId,
    deletion,
    ending.scheduling,
    ending.revision,
  )
  return outcome === 'missing' ? noCalendar() : outcome
}

/** @throws {HttpError} not-found */
export async function findEvent(store: Store, address: EventAddress): Promise<EventRecord> {
  return (await store.events.find(address)) ?? noEvent()
}

/**
 * @throws {HttpError} not-found if the calendar is missing (CAL-13), changed-meanwhile (CAL-14),
 *   quota-exceeded (CAL-37)
 */
export function rejectUnlessPut(outcome: PutOutcome): 'created' | 'changed' {
  if (outcome === 'home-full')
    throwHttpError('quota-exceeded', 'Your storage is full. Delete what you no longer need.')
  if (outcome === 'no-calendar') noCalendar()
  if (outcome === 'precondition-failed') throwChangedMeanwhile()
  return outcome
}

/**
 * Moves an event into the bin (CAL-34), or deletes it for ever if there is no room for it.
 *
 * @returns whether it is in the bin
 * @throws {HttpError} not-found (CAL-15), changed-meanwhile (CAL-14)
 */
export async function deleteEvent(
  store: Store,
  address: EventAddress,
  precondition: Precondition,
  deletion: Deletion,
): Promise<boolean> {
  const { outcome, isInBin } = await intoBin(deletion, (into) =>
    store.events.delete(address, precondition, into),
  )
  if (outcome === 'missing') noEvent()
  if (outcome === 'precondition-failed') throwChangedMeanwhile()
  return isInBin
}

type Moving = {
  readonly overwrite: boolean
  readonly limit: HomeSize
  readonly deletion: Deletion
  readonly replacing: Replacing
}

/**
 * @returns changed-meanwhile if what is at the destination is not what was read there
 * @throws {HttpError} not-found; changed-meanwhile if something is at the destination and must stay;
 *   forbidden if source and destination are the same (CAL-20)
 */
export async function moveEvent(
  store: Store,
  from: EventAddress,
  to: EventAddress,
  { overwrite, limit, deletion, replacing }: Moving,
): Promise<'created' | 'replaced' | 'changed-meanwhile'> {
  if (isSameAddress(from, to)) throwHttpError('forbidden', 'An event cannot be moved onto itself.')
  const outcome = await store.events.move(from, to, overwrite, { limit, deletion }, replacing)
  if (outcome === 'home-full') throwHttpError('quota-exceeded', 'The other calendar’s storage is full.')
  if (outcome === 'missing') noEvent()
  if (outcome === 'no-calendar') noCalendar()
  if (outcome === 'exists')
    throwHttpError('changed-meanwhile', 'There is an event at the destination already.')
  return outcome
}

function noCalendar(): never {
  throwHttpError('not-found', 'There is no such calendar.')
}

function noEvent(): never {
  throwHttpError('not-found', 'There is no such event.')
}

/** @throws {HttpError} not-found */
export function damagedEvent(): never {
  throwHttpError('not-found', 'The event is damaged and cannot be shown.')
}

/** @throws {HttpError} changed-meanwhile (CAL-14) */
export function throwChangedMeanwhile(): never {
  throwHttpError('changed-meanwhile', 'It has changed since you last read it.')
}
