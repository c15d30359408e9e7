import { throwHttpError } from '../../../HttpError.ts'
import type { Deletion } from '../../../store/BinStore.ts'
import type { Replacing } from '../../../store/CalendarStore.ts'
import type { EventAddress, EventRecord, HomeSize } from '../../../store/records.ts'
import { moveEvent, throwChangedMeanwhile } from '../../rules.ts'
import { endingWriteOf, concernsOthers } from '../scheduledWrites.ts'
import type { SchedulingWorld, TellingOfWrite } from '../schedulingOf.ts'

/** How often a move is tried while what is at its destination changes. */
const maxTries = 10

/** Events are moved here, together with what it means for a meeting that they replace (CAL-20, CAL-28). */
export type ScheduledMoves = {
  /**
   * A meeting at the destination ends as if it were deleted: it is cancelled for its guests, or declined.
   *
   * @throws {HttpError} as `moveEvent`
   */
  move(from: EventAddress, to: EventAddress, moving: Moving): Promise<'created' | 'replaced'>
}

type Moving = {
  readonly limit: HomeSize
  readonly deletion: Deletion
  /** Puts what is at the destination into the bin. */
  readonly ending: Deletion
  readonly overwrite: boolean
  readonly telling: TellingOfWrite
}

/** @param wake called when there is something to send */
export function scheduledMoves(world: SchedulingWorld, wake: () => void): ScheduledMoves {
  return {
    move: async (from, to, { telling, ending, ...moving }) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const there = await world.store.events.find(to)
        const scheduling = (there && (await endingWriteOf(world, there, telling))) ?? undefined
        const replacing: Replacing = {
          etag: there?.etag ?? null,
          ...(scheduling && { scheduling }),
          deletion: ending,
        }
        const outcome = await moveEvent(world.store, from, to, { ...moving, replacing })
        if (outcome === 'changed-meanwhile') continue
        if (scheduling?.outgoing !== undefined) wake()
        return outcome
      }
      return throwChangedMeanwhile()
    },
  }
}

/** @throws {HttpError} forbidden if an event with guests would leave the calendars of its owner */
export function rejectLeaving(event: EventRecord): void {
  if (concernsOthers(event))
    throwHttpError('forbidden', 'An event with guests stays in the calendars of its owner.')
}
