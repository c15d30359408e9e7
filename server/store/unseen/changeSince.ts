import type { ChangedEvent, EventVersion, Look } from '../EventHistoryStore.ts'
import type { EpochMs } from '#domain/time/units.ts'

type Version = Pick<EventVersion, 'number' | 'at' | 'by' | 'shownIn'>
/** Of an event in the bin. */
export type DeletedBy = { readonly at: EpochMs; readonly by: string | null }

/** An event as somebody saw it last: one of its states, or none if it was not there; and as it is. */
export type ChangeFound<State> = Pick<ChangedEvent, 'eventId' | 'at' | 'by'> & {
  readonly before: State | null
  readonly after: State | null
}

/**
 * What others did to an event of a calendar since somebody looked there. A state that this person wrote counts as seen,
 * and so does everything before it. What the event was in another calendar was not there to be seen: an event that was
 * not here is new, and one that came and went is nothing.
 *
 * @param states the current one and the former ones, the newest first; of a deleted event the last ones
 * @param deleted null if the event is there
 * @returns null if there is nothing new, or if nothing is known of the event before
 */
export function changeSince<State extends Version>(
  eventId: string,
  states: readonly State[],
  deleted: DeletedBy | null,
  { reader, since, lookedAt }: Look,
): ChangeFound<State> | null {
  const [current] = states
  if (current === undefined || deleted?.by === reader) return null
  const looked = Math.max(since, lookedAt(eventId))
  const { at, by } = deleted ?? current
  if (at <= looked) return null
  const seen = states.findIndex((each) => each.at <= looked || each.by === reader)
  if (seen === 0 && deleted === null) return null
  const oldest = states.at(-1)
  // Where the history begins later, its first state is the nearest to what was seen.
  const nearest = states[seen] ?? (oldest?.number === 1 ? undefined : oldest)
  const isShown = nearest?.by === reader || nearest?.shownIn === current.shownIn
  const before = nearest !== undefined && isShown ? nearest : null
  const after = deleted === null ? current : null
  if (before === after) return null
  return { eventId, at, by, before, after }
}
