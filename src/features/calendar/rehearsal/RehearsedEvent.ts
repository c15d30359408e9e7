import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { DrawnEvent } from '../queries/DrawnEvent.ts'

// lingui-set comment="Said of an event after its name and time, while a change is drawn that is not made yet."

/** An event that would come or go with a change that is not made yet. Its key is its own: nothing stored has it. */
export class RehearsedEvent extends DrawnEvent {
  private readonly mark: 'added' | 'removed'

  constructor(event: CalendarEvent, mark: 'added' | 'removed') {
    super(event)
    this.mark = mark
  }

  override get write() {
    return this.mark
  }

  override get key() {
    return `${this.mark}:${this.event.key}`
  }

  override get note() {
    return this.write === 'added' ? t`would be added` : t`would be removed`
  }
}
