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
  const minutes = isAllDay
    ? (allDayMinutesOf(own) ?? allDayMinutesOf(notifications))
    : (own?.minutesBefore ?? notifications?.minutesBefore)
  return (minutes ?? []).map(before)
}

type OfAllDay = {
  readonly allDayAt?: string | undefined
  readonly allDayMinutesBefore?: readonly number[] | undefined
}

/**
 * When all-day events remind, in minutes before their day begins. A time alone is one of their day, and counts only
 * where it was chosen; nothing where nothing was.
 */
export function allDayMinutesOf(chosen: OfAllDay | undefined): readonly number[] | undefined {
  if (chosen?.allDayMinutesBefore !== undefined) return chosen.allDayMinutesBefore
  const at = parseTime(chosen?.allDayAt ?? '')
  return at === null ? undefined : [-minutesOf(at)]
}

type CalendarName = { readonly homeId: string; readonly id: string }

/** How settings name a calendar. */
export const reminderKeyOf = ({ homeId, id }: CalendarName): string => `${homeId}/${id}`

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
