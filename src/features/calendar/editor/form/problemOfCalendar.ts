import type { FormProblems } from './eventForm.ts'

type Listed = { readonly id: string }

/**
 * Whether a calendar can have the event. It may have been deleted, or be read-only by now, while the form was open:
 * another one is chosen then, by the person.
 *
 * @param own where the event is stored: it stays there, listed or not; null for a new one
 */
export const problemOfCalendar = (
  { calendarId }: { readonly calendarId: string },
  calendars: readonly Listed[],
  own: string | null = null,
): FormProblems =>
  calendarId === own || calendars.some(({ id }) => id === calendarId) ? {} : { calendar: 'no-calendar' }
