import { clamp } from '#domain/layout/clamp.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import {
  isSameTime,
  movedAmongHours,
  movedByDays,
  putAboveHours,
  putAmongHours,
  snapped,
  stepMinutes,
} from '#domain/layout/dragging.ts'
import { formatHours } from '../../format/formatTime.ts'
import { ghostOf } from './ghost.ts'
import { geometryOf, type HoursGeometry } from './geometryOf.ts'
import type { Gesture, Point, Surface } from './Gesture.ts'
import { hourPlace } from './hourPlace.ts'

/** An event that moves: by days and quarters of an hour among hours, above them and in a month from day to day, and from one to the other. */
export function movingChip(chip: HTMLElement, from: Point, surface: Surface): Gesture | null {
  const { grid, actions, scroll } = surface
  const { zone } = actions
  const key = chip.dataset['event'] ?? ''
  const when = actions.whenOf(key)
  if (!when) return null
  const place = hourPlace(chip)
  const geometry = geometryOf(surface)
  const { dates, dayWidth, sign } = geometry
  const fromDay = geometry.dayAt(from)
  const ghost = ghostOf(chip, grid)
  const { origin } = ghost
  let to = when
  let wasOn = fromDay

  function follow(point: Point) {
    const day = geometry.dayAt(point)
    if (!geometry.hours) onLine(day, { left: point.x - from.x, top: point.y - from.y })
    else if (place) {
      if (geometry.hours.isAbove(point)) above(day)
      else among(geometry.hours, day, point)
    } else if (when?.kind === 'timed' || geometry.hours.isAbove(point))
      onLine(day, { left: (day - fromDay) * dayWidth * sign, top: 0 })
    else into(geometry.hours, day, point)
  }

  function onLine(day: number, by: { readonly left: number; readonly top: number }) {
    if (when && (day !== wasOn || when.kind !== to.kind)) to = movedByDays(when, 'all', day - fromDay, zone)
    wasOn = day
    ghost.say('')
    ghost.place({ ...origin, left: origin.left + by.left, top: origin.top + by.top })
  }

  function above(day: number) {
    if (when) to = putAboveHours(when, dates[day] ?? '', zone)
    ghost.say('')
    ghost.place(geometry.lineOn(day, 1))
  }

  function among(hours: HoursGeometry, day: number, { y }: Point) {
    if (!when || !place) return
    const minutes = (y + scroll.by() - from.y) / hours.minuteHeight
    const start = clamp(snapped(place.start + minutes), 0, hours.axis.minutes - stepMinutes)
    const at = snapped(minutes) === 0 ? place.start : start
    to = movedAmongHours(
      when,
      { date: place.date, at: place.start },
      { date: dates[day] ?? '', at },
      { axis: hours.axis, zone },
    )
    ghost.say(timesOf(to))
    const left = origin.left + (day - fromDay) * dayWidth * sign
    const top = origin.top + (at - place.start) * hours.minuteHeight - scroll.by()
    ghost.place({ ...origin, left, top })
  }

  function into(hours: HoursGeometry, day: number, point: Point) {
    const at = clamp(snapped(hours.minuteAt(point)), 0, hours.axis.minutes - stepMinutes)
    to = putAmongHours(hours.axis.instantAt(dates[day] ?? '', at), zone)
    ghost.say(timesOf(to))
    ghost.place(hours.boxOn(day, at, at + 60))
    wasOn = -1
  }

  const timesOf = (each: EventWhen) => (each.kind === 'timed' ? formatHours(each.start, each.end, zone) : '')

  return {
    scrolls: true,
    cursor: 'grabbing',
    to: follow,
    drop: () => {
      if (isSameTime(to, when)) ghost.remove()
      // It stays where it was let go until the event itself is there.
      else void actions.drag(key, to).finally(ghost.remove)
    },
    cancel: ghost.remove,
  }
}
