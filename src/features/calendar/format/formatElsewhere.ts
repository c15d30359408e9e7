import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { cityOf } from '../../../locales/cityOf.ts'
import { formatDay } from './formatDate.ts'
import { formatTime } from './formatTime.ts'

/**
 * `15:00 to 15:30 on Monday 15 March in Tokyo`: the event in its own zone, if that shows another time
 * than the view's.
 */
export function formatElsewhere({ when }: Pick<CalendarEvent, 'when'>, viewZone: string): string | null {
  if (when.kind === 'allDay' || when.zone === null || when.zone === 'UTC') return null
  const zone = ianaZone(when.zone)
  if (zone === null) return null
  const [there, here] = [zoneNamed(zone), zoneNamed(viewZone)]
  const isSame = [when.start, when.end].every((instant) => there.offsetAt(instant) === here.offsetAt(instant))
  if (isSame) return null
  const day = formatDay(dateOf(when.start, there))
  const start = formatTime(when.start, there)
  const end = formatTime(when.end, there)
  const name = cityOf(zone)
  return t`${start} to ${end} on ${day} in ${name}`
}
