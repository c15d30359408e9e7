import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { foldedAxis } from '#domain/layout/foldedAxis.ts'
import { hourAxis, type HourAxis } from '#domain/layout/hourAxis.ts'
import { isLong } from '#domain/layout/isLong.ts'
import { nightsOf, type DayHours } from '#domain/layout/nightsOf.ts'
import { segmentsByDay } from '#domain/layout/segmentsByDay.ts'
import type { Span } from '#domain/layout/sideBySide.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { eventsNear } from '../../grid/model/eventsNear.ts'
import type { StripSide } from '../../grid/GridActions.ts'

type Wanted = {
  readonly events: readonly CalendarEvent[]
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly hours: DayHours
  /** What a person has unfolded. */
  readonly unfolded: readonly StripSide[]
}

/** One of the two nights as it is drawn. */
export type Strip = {
  readonly side: 'before' | 'after'
  readonly isFolded: boolean
  /** Where it is on the axis as it is drawn. */
  readonly place: Span
  /** Where the open hours begin or end by the clock, in minutes from midnight. */
  readonly clock: number
}

/** The hours of some days with their nights folded. */
export type FoldedHoursModel = {
  readonly axis: HourAxis
  readonly strips: readonly Strip[]
  /** How long the axis is with everything folded: whether something is unfolded changes no height. */
  readonly foldedMinutes: number
  /** Compares it with a later one. */
  readonly key: string
}

/** The folded hours of some days; the identical value as long as nothing of it changes. */
export function foldedAfter(wanted: Wanted, before: FoldedHoursModel | null): FoldedHoursModel {
  const { events, days, zone, hours, unfolded } = wanted
  const whole = hourAxis(days, zone)
  const spans = eventsNear(events, days)
    .filter(({ when }) => !isLong(when))
    .flatMap((event) => segmentsByDay(event, days, zone, whole))
  const nights = nightsOf(whole, hours, spans)
  const key = JSON.stringify([days, zone.name, nights, unfolded])
  if (before?.key === key) return before
  const sides = (['before', 'after'] as const).flatMap((side) => {
    const night = nights[side]
    return night ? [{ side, night, isFolded: !unfolded.includes(side) }] : []
  })
  const axis = foldedAxis(
    whole,
    sides.filter(({ isFolded }) => isFolded).map(({ night }) => night),
  )
  const strips = sides.map(({ side, night, isFolded }): Strip => {
    const edge = side === 'before' ? night.end : night.start
    const clock = whole.marks.find(({ at }) => at === edge)?.clock ?? edge
    const drawn = axis.placeOfClock(clock)
    const place = side === 'before' ? { start: 0, end: drawn } : { start: drawn, end: axis.minutes }
    return { side, isFolded, place, clock }
  })
  const foldedMinutes = foldedAxis(
    whole,
    sides.map(({ night }) => night),
  ).minutes
  return { axis, strips, foldedMinutes, key }
}
