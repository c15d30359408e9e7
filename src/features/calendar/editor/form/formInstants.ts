import { instantOf, localOf } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import { ianaZone } from '#domain/time/zones.ts'
import type { EventForm } from './eventForm.ts'

/** The zones of the start and the end of a form; UTC for times that float, or while a name cannot be read. */
export function formZones({ zone, endZone }: Pick<EventForm, 'zone' | 'endZone'>) {
  const start = ianaZone(zone) ?? 'UTC'
  return { start, end: endZone.trim() === '' ? start : (ianaZone(endZone) ?? start) }
}

/** The start of a form with times that were read; null while it cannot be. */
export const startInstant = (form: EventForm): EpochMs | null =>
  instantIn(form.startDate, form.startTime, formZones(form).start)

/** As `startInstant`, for the end. */
export const endInstant = (form: EventForm): EpochMs | null =>
  instantIn(form.endDate, form.endTime, formZones(form).end)

/** The fields for an end at an instant. */
export function endAt(form: EventForm, instant: EpochMs): Pick<EventForm, 'endDate' | 'endTime'> {
  const local = localOf(instant, formZones(form).end)
  return { endDate: local.slice(0, 10), endTime: local.slice(11, 16) }
}

function instantIn(date: string, time: string, zone: string): EpochMs | null {
  if (readDate(date) === null || !/^\d{2}:\d{2}$/.test(time)) return null
  return epochMs(instantOf(`${date}T${time}:00`, zone))
}
