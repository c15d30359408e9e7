import { throwChangedMeanwhile } from '../rules.ts'
import { factsOfPerson } from '../../identity/people/factsOfPerson.ts'
import type { UserRecord } from '../../store/records.ts'
import { comingMeetings } from '../scheduling/comingMeetings.ts'
import { endingWrites } from '../scheduling/endingWrites.ts'
import { deletionWriteOf } from '../scheduling/scheduledWrites.ts'
import { tellsAll, tellsRooms, type SchedulingWorld } from '../scheduling/schedulingOf.ts'

/** How often it is tried while something of theirs changes. */
const maxTries = 10

/**
 * Deletes everything of a person (USR-3). What they organize and is still to come is cancelled, and what they are
 * invited to declined, if others are told; rooms are free again.
 *
 * @throws {HttpError} changed-meanwhile, too-large
 */
export async function erasePerson(
  world: SchedulingWorld,
  { id }: UserRecord,
  { isTelling }: { readonly isTelling: boolean },
): Promise<void> {
  const { store, clock } = world
  for (let tries = 0; tries < maxTries; tries += 1) {
    const calendars = await store.calendars.ofHome(id)
    const writes = endingWrites()
    for (const calendar of calendars) {
      for await (const meeting of comingMeetings(world, calendar)) {
        const write = await deletionWriteOf(world, meeting, isTelling ? tellsAll : tellsRooms)
        if (write?.outgoing !== undefined) writes.add(write)
      }
    }
    const erasure = { at: clock(), calendars, scheduling: writes.all, facts: factsOfPerson(id) }
    if ((await store.users.erase(id, erasure)) !== 'changed-meanwhile') return undefined
  }
  return throwChangedMeanwhile()
}
