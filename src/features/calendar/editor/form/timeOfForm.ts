import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import type { Window } from '#domain/time/Window.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import type { EventForm } from './eventForm.ts'
import { endInstant, startInstant } from './formInstants.ts'

/** When the form's event is; null while it cannot be read. */
export function timeOfForm(read: EventForm, viewZone: string): Window | null {
  const zone = ianaZone(read.zone) ?? viewZone
  if (read.isAllDay) {
    const [first, last] = [readDate(read.startDate), readDate(read.endDate)]
    if (first === null || last === null || last < first) return null
    const own = zoneNamed(viewZone)
    return { start: startOfDay(first, own), end: startOfDay(addDays(last, 1), own) }
  }
  const [start, end] = [startInstant({ ...read, zone }), endInstant({ ...read, zone })]
  return start === null || end === null || end <= start ? null : { start, end }
}
