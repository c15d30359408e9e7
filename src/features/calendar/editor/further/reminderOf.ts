import type { Reminder } from '#domain/event/further/Reminder.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { parseTime } from '#domain/time/parseTime.ts'
import { parseDate } from '#domain/time/parseDate.ts'
import type { TypedReminder } from '../form/eventForm.ts'

const unitMinutes = { minute: 1, hour: 60, day: 1440, week: 10_080 } as const

/**
 * The reminder that was typed. `days`: so many days before an all-day event, at a time of day.
 *
 * @param zone of a time of its own
 * @returns null if a field cannot be read
 */
export function reminderOf({ from, count, unit, date, time }: TypedReminder, zone: string): Reminder | null {
  const clock = parseTime(time)
  if (from === 'at') {
    const day = parseDate(date)
    return day === null || clock === null
      ? null
      : { kind: 'absolute', at: instantOf(`${day}T${clock}:00`, zone) }
  }
  if (!/^\d{1,4}$/.test(count.trim())) return null
  const number = Number(count)
  if (from === 'days') {
    if (clock === null) return null
    const ofDay = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
    return { kind: 'relative', to: 'start', minutes: ofDay - number * 1440 }
  }
  const minutes = number * unitMinutes[unit]
  const isBefore = from === 'beforeStart' || from === 'beforeEnd'
  const to = from === 'beforeStart' || from === 'afterStart' ? 'start' : 'end'
  // Zero, and not minus zero, which would be another value.
  return { kind: 'relative', to, minutes: (isBefore ? -minutes : minutes) || 0 }
}
