import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { dayName } from './dateName.ts'
import { timeName } from './timeName.ts'

/** `15:00 to 15:30 on Monday 15 March in Asia/Tokyo`: the event's own clock, where it shows another time than the view's. */
export function elsewhereName({ when }: Pick<CalendarEvent, 'when'>, viewZone: string): string | null {
  if (when.kind === 'allDay' || when.zone === null || when.zone === 'UTC') return null
  const name = ianaZone(when.zone)
  if (name === null) return null
  const [there, here] = [zoneNamed(name), zoneNamed(viewZone)]
  const isSame = [when.start, when.end].every((instant) => there.offsetAt(instant) === here.offsetAt(instant))
  if (isSame) return null
  const day = dayName(dateOf(when.start, there))
  const start = timeName(when.start, there)
  const end = timeName(when.end, there)
  return t`${start} to ${end} on ${day} in ${name}`
}
