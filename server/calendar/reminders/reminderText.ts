import type { PushedReminder } from '#contract/reminders/pushSubscription.ts'
import type { DueReminder } from '#domain/reminders/remindersIn.ts'

const longestTitle = 200

/** What is sent of a reminder. Push services do not see it, but a locked screen may: private events have no title. */
export function reminderText({ key, event }: DueReminder, zone: string): string {
  const { calendarId, eventId, occurrence, title, visibility, when } = event
  const hasTitle = visibility === 'public' && title !== ''
  const reminder: PushedReminder = {
    key,
    title: hasTitle ? title.slice(0, longestTitle) : null,
    start: when.kind === 'allDay' ? when.first : new Date(when.start).toISOString(),
    isAllDay: when.kind === 'allDay',
    zone,
    calendarId,
    eventId,
    occurrence,
  }
  return JSON.stringify(reminder)
}
