import type { UserSettings } from '#contract/settings/userSettings.ts'
import type { Reminder } from '#domain/event/further/Reminder.ts'
import { parseTime } from '#domain/time/parseTime.ts'

const before = (minutes: number): Reminder => ({ kind: 'relative', to: 'start', minutes: -minutes })

/** What people choose most for events with times. */
export const usualReminders: readonly Reminder[] = [0, 5, 10, 15, 30, 60, 120, 1440, 10_080].map(before)

/** And for all-day events, by the clock: on the day at nine, the day before at nine and at five, a week before. */
export const usualDayReminders: readonly Reminder[] = [-540, 900, 420, 9540].map(before)

/**
 * What a new event reminds of, as the person chose it for its calendar or for all of them; nothing if nothing
 * was chosen.
 */
export function newEventReminders(
  { notifications }: UserSettings,
  calendar: CalendarName,
  isAllDay: boolean,
): readonly Reminder[] {
  const own = notifications?.calendars?.[reminderKeyOf(calendar)]
  if (isAllDay) {
    const at = parseTime(own?.allDayAt ?? notifications?.allDayAt ?? '')
    // The time counts only where it was chosen: an all-day event reminds on its day.
    return at === null ? [] : [before(-minutesOf(at))]
  }
  return (own?.minutesBefore ?? notifications?.minutesBefore ?? []).map(before)
}

type CalendarName = { readonly homeId: string; readonly id: string }

/** How settings name a calendar. */
export const reminderKeyOf = ({ homeId, id }: CalendarName): string => `${homeId}/${id}`

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
