import { minuteMs } from '#domain/time/units.ts'
import type { EventForm } from '../form/eventForm.ts'
import { endAt, endInstant, startInstant } from '../form/formInstants.ts'
import { formatLength } from './formatLength.ts'

/** How long an event is that ends on another day than it starts; null of any other. */
export function nightNote(form: EventForm): string | null {
  const [start, end] = [startInstant(form), endInstant(form)]
  if (form.isAllDay || start === null || end === null || end <= start) return null
  return form.endDate === endAt(form, start).endDate ? null : formatLength((end - start) / minuteMs)
}
