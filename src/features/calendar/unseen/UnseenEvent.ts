import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { DrawnEvent } from '../queries/DrawnEvent.ts'

/** What is drawn of a change: a mark on the event, or the place where it was. */
export type UnseenMark = {
  readonly unseen: NonNullable<CalendarEvent['unseen']>
  /** What is said of it in its accessible name. */
  readonly note: string
}

/** An event that others changed, marked as such. What is no more has a key of its own: nothing stored has it. */
export class UnseenEvent extends DrawnEvent {
  readonly unseen: UnseenMark['unseen']
  private readonly words: string

  constructor(event: CalendarEvent, { unseen, note }: UnseenMark) {
    super(event)
    this.unseen = unseen
    this.words = note
  }

  override get key() {
    return this.unseen === 'was' ? ghostKeyOf(this.event) : this.event.key
  }

  override get note() {
    return this.words
  }

  get copies() {
    return this.event.copies
  }
}

/** The key under which is drawn where an event was. */
export const ghostKeyOf = ({ key }: CalendarEvent): string => `was:${key}`
