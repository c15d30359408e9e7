import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'

// lingui-set comment="Said of an event after its name and time, while a change is drawn that is not made yet."

/** An event that would come or go with a change that is not made yet. Its key is its own: nothing stored has it. */
export class RehearsedEvent implements CalendarEvent {
  readonly write: 'added' | 'removed'
  private readonly event: CalendarEvent

  constructor(event: CalendarEvent, write: 'added' | 'removed') {
    this.event = event
    this.write = write
  }

  get key() {
    return `${this.write}:${this.event.key}`
  }

  get note() {
    return this.write === 'added' ? t`would be added` : t`would be removed`
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
