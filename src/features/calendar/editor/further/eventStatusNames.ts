import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventStatus } from '#domain/event/CalendarEvent.ts'

// lingui-set comment="Status of an event: whether it takes place."

export const eventStatusNames: Readonly<Record<EventStatus, MessageDescriptor>> = {
  confirmed: msg`Confirmed`,
  tentative: msg({ message: 'Tentative', context: 'event' }),
  cancelled: msg({ message: 'Cancelled', context: 'event' }),
}
