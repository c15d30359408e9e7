import type { CalendarEvent } from '../event/CalendarEvent.ts'

/** Whether an event is only drawn where it was. It takes no room from others, and is not counted. */
export const isGone = ({ unseen }: CalendarEvent): boolean => unseen === 'was'
