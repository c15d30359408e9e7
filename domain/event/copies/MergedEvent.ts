import type { CalendarEvent } from '../CalendarEvent.ts'

/** An event that lies in several calendars, told once: it is the first of its copies, and has them all. */
export class MergedEvent implements CalendarEvent {
  readonly copies: readonly CalendarEvent[]
  private readonly first: CalendarEvent

  constructor(first: CalendarEvent, others: readonly CalendarEvent[]) {
    this.first = first
    this.copies = [first, ...others]
  }

  get key() {
    return this.first.key
  }

  get calendarId() {
    return this.first.calendarId
  }

  get eventId() {
    return this.first.eventId
  }

  get occurrence() {
    return this.first.occurrence
  }

  get uid() {
    return this.first.uid
  }

  get title() {
    return this.first.title
  }

  get location() {
    return this.first.location
  }

  get description() {
    return this.first.description
  }

  get colour() {
    return this.first.colour ?? ''
  }

  get categories() {
    return this.first.categories ?? []
  }

  get when() {
    return this.first.when
  }

  get status() {
    return this.first.status
  }

  get reply() {
    return this.first.reply
  }

  get isFree() {
    return this.first.isFree
  }

  get visibility() {
    return this.first.visibility
  }

  get isRecurring() {
    return this.first.isRecurring
  }

  get etag() {
    return this.first.etag
  }

  get vevent() {
    return this.first.vevent
  }

  get write() {
    return this.first.write
  }
}
