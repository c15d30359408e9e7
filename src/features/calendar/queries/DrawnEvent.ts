import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'

/** An event that is drawn as another one is, but for what is overridden. It is read on demand, as that one is. */
export class DrawnEvent implements CalendarEvent {
  protected readonly event: CalendarEvent

  constructor(event: CalendarEvent) {
    this.event = event
  }

  get key() {
    return this.event.key
  }

  get write() {
    return this.event.write
  }

  get note() {
    return this.event.note
  }

  get calendarId() {
    return this.event.calendarId
  }

  get eventId() {
    return this.event.eventId
  }

  get occurrence() {
    return this.event.occurrence
  }

  get uid() {
    return this.event.uid
  }

  get title() {
    return this.event.title
  }

  get location() {
    return this.event.location
  }

  get description() {
    return this.event.description
  }

  get colour() {
    return this.event.colour ?? ''
  }

  get categories() {
    return this.event.categories ?? []
  }

  get when() {
    return this.event.when
  }

  get status() {
    return this.event.status
  }

  get reply() {
    return this.event.reply
  }

  get isFree() {
    return this.event.isFree
  }

  get visibility() {
    return this.event.visibility
  }

  get isRecurring() {
    return this.event.isRecurring
  }

  get etag() {
    return this.event.etag
  }

  get vevent() {
    return this.event.vevent
  }
}
