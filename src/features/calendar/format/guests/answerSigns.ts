import type { EventReply } from '#domain/event/CalendarEvent.ts'

/** The sign of an answer, which says the same as its colour. */
export const answerSigns: Readonly<Record<EventReply, string>> = {
  accepted: '✓',
  tentative: '?',
  declined: '✕',
  'needs-action': '',
}
