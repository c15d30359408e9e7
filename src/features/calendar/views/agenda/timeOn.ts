import { t } from '@lingui/core/macro'
import type { Zone } from '#domain/time/Zone.ts'
import { formatHours, formatTime } from '../../format/formatTime.ts'
import type { EventOnDay } from './AgendaMonth.ts'

// lingui-set comment="When an event in the agenda begins or ends on one of its days."

/** When an event is on one of its days: `09:00 – 09:30`, `from 22:00`, `until 06:00`, `all day`. */
export function timeOn({ event: { when }, day, days }: EventOnDay, zone: Zone): string {
  if (when.kind === 'allDay') return t`all day`
  if (days === 1)
    return when.start === when.end ? formatTime(when.start, zone) : formatHours(when.start, when.end, zone)
  const [start, end] = [formatTime(when.start, zone), formatTime(when.end, zone)]
  if (day === 1) return t`from ${start}`
  return day === days ? t`until ${end}` : t`all day`
}
