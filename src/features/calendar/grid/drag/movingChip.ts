import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { clamp } from '#domain/layout/clamp.ts'
import { openPlace } from '#domain/layout/foldedAxis.ts'
import { daysOf } from '#domain/layout/daysOf.ts'
import {
  isSameTime,
  movedAmongHours,
  movedByDays,
  putAboveHours,
  putAmongHours,
  snapped,
  stepMinutes,
} from '#domain/layout/dragging.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import { dayNumber } from '#domain/time/dayNumber.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { formatHours } from '../../format/formatTime.ts'
import type { GrabbedChip } from './chipOf.ts'
import type { HoursGeometry } from './geometry/geometryOf.ts'
import { ghostOf } from './ghost.ts'
import type { Gesture } from './Gesture.ts'
import type { Box, Point } from './geometry/measureGrid.ts'
import type { Surface } from './geometry/surfaceOf.ts'
import { shadeGuests } from './guests/shadeGuests.ts'
import { carriedWith, dragAll } from './selecting/selection.ts'
import { tellIfGone } from './tellIfGone.ts'

/** Over the small month it is beside the pointer, and not wider than this. */
const nearPointer = 12
const maxBesideWidth = 140

/**
 * An event that moves: among hours by days and quarters of an hour, elsewhere by days. It can move between
 * the hours and the row above them, and to another page.
 *
 * @param origin when it is, if it has been moved to this page
 */
export function movingChip(
  grabbed: GrabbedChip,
  from: Point,
  surface: Surface,
  origin: EventWhen = grabbed.when,
): Gesture {
  const chip = underPointer(grabbed, from)
  const { grid, actions, geometry, scroll } = surface
  const { zone } = actions
  const { key, when, box } = chip
  const targetOf = targets(chip, from, surface)
  const ghost = ghostOf(chip, grid, carriedWith(key))
  const guests = shadeGuests(key, surface)
  let to = when
  let isCopy = false

  function show(target: Target) {
    to = target.when
    ghost.say(target.showsTimes && to.kind === 'timed' ? formatHours(to.start, to.end, zone) : '')
    ghost.place(target.box)
  }

  return {
    scrolls: true,
    cursor: 'grabbing',
    to: (point) => show(targetOf(point, geometry.dayAt(point))),
    beside: ({ x, y }, date) => {
      const { first } = daysOf({ when }, zone)
      if (date === null)
        return show({ when: origin, box: { ...box, top: box.top - scroll.by() }, showsTimes: false })
      const width = Math.min(box.width, maxBesideWidth)
      show({
        when: movedByDays(when, 'all', dayNumber(date) - first, zone),
        box: { ...box, width, left: x + nearPointer, top: y + nearPointer },
        showsTimes: true,
      })
    },
    drop: () => {
      guests.remove()
      // The copy stays where it was dropped until the event itself is drawn there.
      if (!isSameTime(to, origin))
        return void (isCopy ? actions.copy(key, to) : dragAll(actions, key, to)).finally(ghost.remove)
      ghost.remove()
      return tellIfGone(actions, chip)
    },
    turned: (page) => {
      const there = onPage(grabbed, from, surface, page)
      return there && movingChip(there, { ...from, y: from.y - scroll.by() }, page, origin)
    },
    copy: (next) => {
      isCopy = next
      ghost.copy(next)
    },
    cancel: () => {
      guests.remove()
      ghost.remove()
    },
  }
}

/** Chips are wider in a list than in the grid: one that is dragged out of it is moved under the pointer. */
function underPointer(chip: GrabbedChip, { x }: Point): GrabbedChip {
  if (chip.place.kind !== 'listed') return chip
  const { left, width } = chip.box
  return { ...chip, box: { ...chip.box, left: clamp(left, x - width + nearPointer, x - nearPointer) } }
}

/**
 * A chip in the same place of another page; null if that has no such place. Where weeks follow each other, what was
 * grabbed is further up or down now, and the same day.
 *
 * @param from where it was grabbed
 */
function onPage(
  chip: GrabbedChip,
  from: Point,
  { geometry, actions, scroll }: Surface,
  page: Surface,
): GrabbedChip | null {
  const { place, box } = chip
  const scrolled = { ...from, y: from.y - scroll.by() }
  const spot = place.kind === 'listed' ? middleOf(geometry.lineOn(place.day, 1)) : scrolled
  const day = page.geometry.dayAt(spot)
  const [before, after] = [geometry.dates[geometry.dayAt(spot)], page.geometry.dates[day]]
  if (before === undefined || after === undefined) return null
  const days = daysBetween(before, after)
  return {
    ...chip,
    when: movedByDays(chip.when, 'all', days, actions.zone),
    date: addDays(chip.date, days),
    place: place.kind === 'listed' ? { ...place, day } : place,
    box: { ...box, top: box.top - scroll.by() },
  }
}

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 })

/** The new time of the event, and where that is drawn. */
type Target = {
  readonly when: EventWhen
  readonly box: Box
  /** Whether its times are written on it. */
  readonly showsTimes: boolean
}

/** A 0-based day of the grid, and its date. */
type Day = { readonly day: number; readonly date: IsoDate }

function targets(
  { when, date: origin, place, box }: GrabbedChip,
  from: Point,
  { actions, geometry, scroll }: Surface,
) {
  const { zone } = actions
  const { dates, hours } = geometry
  const fromDay = place.kind === 'listed' ? place.day : geometry.dayAt(from)
  const byDays = (day: number) => box.left + geometry.pixelsBetween(fromDay, day)

  return (point: Point, day: number): Target => {
    const date = dates[day]
    if (!hours || date === undefined)
      return onLine(day, { left: box.left + point.x - from.x, top: box.top + point.y - from.y })
    if (place.kind === 'block')
      return hours.isAbove(point) ? above({ day, date }) : among(hours, { day, date }, place.start, point.y)
    if (when.kind === 'timed' || hours.isAbove(point)) return onLine(day, { left: byDays(day), top: box.top })
    return into(hours, { day, date }, point)
  }

  function onLine(day: number, at: Pick<Box, 'left' | 'top'>): Target {
    return {
      when: movedByDays(when, 'all', geometry.datesBetween(fromDay, day), zone),
      box: { ...box, ...at },
      showsTimes: false,
    }
  }

  function above({ day, date }: Day): Target {
    return {
      when: putAboveHours(when, date, zone),
      box: geometry.lineOn(day, 1),
      showsTimes: false,
    }
  }

  function among(
    { axis, minuteHeight }: HoursGeometry,
    { day, date }: Day,
    begin: number,
    y: number,
  ): Target {
    const minutes = (y + scroll.by() - from.y) / minuteHeight
    const start = clamp(snapped(begin + minutes), 0, axis.minutes - stepMinutes)
    const at = snapped(minutes) === 0 ? begin : openPlace(axis, start)
    const top = box.top + (at - begin) * minuteHeight - scroll.by()
    return {
      when: movedAmongHours(when, { date: origin, at: begin }, { date, at }, { axis, zone }),
      box: { ...box, left: byDays(day), top },
      showsTimes: true,
    }
  }

  function into({ axis, minuteAt, blockOn }: HoursGeometry, { day, date }: Day, point: Point): Target {
    const at = openPlace(axis, clamp(snapped(minuteAt(point)), 0, axis.minutes - stepMinutes))
    return {
      when: putAmongHours(axis.instantAt(date, at), zone),
      box: blockOn(day, { start: at, end: at + 60, column: 0, columns: 1 }),
      showsTimes: true,
    }
  }
}
