import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import { foldAt } from '#domain/layout/foldedAxis.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import type { StripSide } from '../../GridActions.ts'
import type { Surface } from '../geometry/surfaceOf.ts'

/** What hides the start or the end of a time; null if both are seen, or it is drawn on no hours. */
export function foldedPart(when: EventWhen, { geometry, model, actions }: Surface): StripSide | null {
  const { hours, dates } = geometry
  if (!hours || when.kind === 'allDay') return null
  const { first, last } = daysOf({ when }, actions.zone)
  const date = isoDate(first)
  if (first !== last || !dates.includes(date)) return null
  if (model.narrow?.has(date)) return 'weekend'
  const { axis } = hours
  const places = [axis.placeOf(when.start, date, 'start'), axis.placeOf(when.end, date, 'end')]
  const [fold] = places.flatMap((place) => foldAt(axis, place) ?? [])
  if (!fold) return null
  return fold.start === 0 ? 'before' : 'after'
}
