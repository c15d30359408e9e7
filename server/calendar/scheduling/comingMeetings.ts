import { endOfTime } from '#domain/event/spanOf.ts'
import { addMs } from '#domain/time/units.ts'
import { countWithin } from '../../countWithin.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import type { Ports } from '../../ports.ts'
import { isCopyId } from '../../store/copyId.ts'
import type { CalendarRecord, EventRecord } from '../../store/records.ts'
import { isHeldElsewhere } from './heldIn.ts'
import { isMeeting } from './scheduledWrites.ts'

/** How many events are read at once, and how many bytes of jCal. */
const part = 200
const partBytes = 4 * 1024 * 1024

/** The meetings of a calendar that are not over: what is over concerns nobody any more. */
export async function* comingMeetings(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { homeId, calendarId }: Pick<CalendarRecord, 'homeId' | 'calendarId'>,
): AsyncGenerator<EventRecord> {
  // Who removes a copy leaves what is in it to its owner.
  if (isCopyId(calendarId)) return
  const pause = timeSlices()
  const coming = { start: clock(), end: addMs(endOfTime, 1) }
  const sizes = await store.events.sizesInRange(homeId, calendarId, coming)
  for (let at = 0; at < sizes.length;) {
    const next = sizes.slice(at, at + part)
    const lengths = next.map(({ bytes }) => bytes)
    const names = next.slice(0, countWithin(lengths, partBytes)).map(({ eventId }) => eventId)
    yield* (await store.events.named(homeId, calendarId, names)).filter(isMeeting)
    await pause()
    at += names.length
  }
}

/** Those of them that end with their calendar: what its home has in another one, too, goes on. */
export async function* endingMeetings(
  world: Pick<Ports, 'store' | 'clock'>,
  { homeId, calendarId }: Pick<CalendarRecord, 'homeId' | 'calendarId'>,
): AsyncGenerator<EventRecord> {
  const going = new Map<string, boolean>()
  for await (const meeting of comingMeetings(world, { homeId, calendarId })) {
    const { uid } = meeting
    const isGoing = going.get(uid) ?? (await isHeldElsewhere(world.store, homeId, meeting, { calendarId }))
    going.set(uid, isGoing)
    if (!isGoing) yield meeting
  }
}
