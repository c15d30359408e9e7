import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { BlockedTime } from '#domain/freebusy/blockedTimes.ts'
import type { Window } from '#domain/time/Window.ts'

/** What is known of the guests of an event that is being moved. */
export type GuestTimes = {
  readonly blocked: readonly BlockedTime[]
  /** The times that suit everybody best, the best first. */
  readonly best: readonly Window[]
  /** Who is busy in a blocked time, as it is written there; empty for nobody. */
  readonly namesIn: (time: BlockedTime) => string
  /** What is announced of the best times. */
  readonly bestWords: string
  /** What is announced of a time besides when it is; empty if all can come. */
  readonly tell: (when: EventWhen) => string
}

/** Asks for the guests of an event in the days that are shown; null for one without guests, or if nothing is known. */
type AskGuestTimes = (key: string, shown: Window) => Promise<GuestTimes | null>

let asked: AskGuestTimes | null = null

/** The guests of the event with a key; nothing is known until the page answers. Called when a drag has begun. */
export const guestTimesOf: AskGuestTimes = async (key, shown) => asked?.(key, shown) ?? null

/** From now on this is asked. @returns ends it */
export function answerGuestTimes(ask: AskGuestTimes): () => void {
  asked = ask
  return () => {
    if (asked === ask) asked = null
  }
}
