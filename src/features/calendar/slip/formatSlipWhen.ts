import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { addMs, later, minuteMs, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { dateParts } from '../format/dateParts.ts'
import { formatLength } from '../editor/when/formatLength.ts'
import { formatHours, formatTime } from '../format/formatTime.ts'

// lingui-set comment="When a new event is, on one line of a small card: “Thu 26 Nov · 14:00 – 15:30 · 1 h 30 min”. {length} is how long it is."

/** `Thu 26 Nov · 14:00 – 15:30 · 1 h 30 min`, `Thu 26 Nov – Fri 27 Nov · 2 d`. */
export function formatSlipWhen(when: EventWhen, zone: Zone): string {
  const length = formatLength(minutesOf(when))
  if (when.kind === 'allDay') {
    const first = shortDay(when.first)
    if (when.first === when.last) return t`${first} · all day`
    const last = shortDay(when.last)
    return t`${first} – ${last} · ${length}`
  }
  const startDate = dateOf(when.start, zone)
  // An event that ends at midnight ends on the day before.
  const endDate = dateOf(later(when.start, addMs(when.end, -1)), zone)
  const first = shortDay(startDate)
  if (startDate === endDate) {
    const hours = formatHours(when.start, when.end, zone)
    return t`${first} · ${hours} · ${length}`
  }
  const start = formatTime(when.start, zone)
  const last = shortDay(endDate)
  const end = formatTime(when.end, zone)
  return t`${first}, ${start} – ${last}, ${end} · ${length}`
}

function shortDay(date: IsoDate): string {
  const { weekdayShort, day, monthShort } = dateParts(date, i18n.locale)
  return t`${weekdayShort} ${day} ${monthShort}`
}

function minutesOf(when: EventWhen): number {
  if (when.kind === 'allDay') return (daysBetween(when.first, when.last) + 1) * 24 * 60
  return Math.round((when.end - when.start) / minuteMs)
}
