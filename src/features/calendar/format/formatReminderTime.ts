import { plural, t } from '@lingui/core/macro'
import type { Reminder } from '#domain/event/further/Reminder.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatLengthInWords } from './formatLengthInWords.ts'
import { formatClock } from './formatTime.ts'
import { formatMessageTime } from './formatMessageTime.ts'

// lingui-set comment="When a person is reminded of an event. {length}: a length of time, such as “10 minutes”, “1 hour”; {clock}: a time of day, such as 09:00."

/** When a reminder comes: `10 minutes before`; `The day before at 17:00` for an all-day event. */
export function formatReminderTime(reminder: Reminder, isAllDay: boolean, zone: Zone): string {
  if (reminder.kind === 'absolute') {
    const { at } = reminder
    return formatMessageTime({ kind: 'timed', start: at, end: at, zone: zone.name }, zone)
  }
  const { to, minutes } = reminder
  if (isAllDay && to === 'start' && minutes < 1440) return byClock(minutes)
  const length = formatLengthInWords(Math.abs(minutes))
  if (to === 'end') {
    if (minutes === 0) return t`When it ends`
    return minutes < 0 ? t`${length} before the end` : t`${length} after the end`
  }
  if (minutes === 0) return t`When it starts`
  return minutes < 0 ? t`${length} before` : t`${length} after the start`
}

function byClock(minutes: number): string {
  const clock = formatClock(minutes)
  const days = -Math.floor(minutes / 1440)
  if (days === 0) return t`On the day at ${clock}`
  return days === 1
    ? t`The day before at ${clock}`
    : plural(days, { one: `# day before at ${clock}`, other: `# days before at ${clock}` })
}
