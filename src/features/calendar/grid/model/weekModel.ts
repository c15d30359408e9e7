import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { countThere } from '#domain/layout/countThere.ts'
import { isGone } from '#domain/layout/isGone.ts'
import { isLong } from '#domain/layout/isLong.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import { hourAxis, type HourAxis } from '#domain/layout/hourAxis.ts'
import { segmentsByDay, type Segment } from '#domain/layout/segmentsByDay.ts'
import { sideBySide } from '#domain/layout/sideBySide.ts'
import { daysBetween, daysFrom } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { Density } from '../../../../ui/density.ts'
import type { DayModel, FoldedPart, TimedChip } from './DayModel.ts'
import { eventsNear } from './eventsNear.ts'
import { lanesOf } from './lanesOf.ts'
import { shownOf } from './shownOf.ts'
import { shortestDrawnMinutes } from './shortestDrawnMinutes.ts'

export type WeekModel = {
  readonly days: readonly DayModel[]
  /** How many lanes the all-day row needs, "+n more" included. */
  readonly laneCount: number
  readonly axis: HourAxis
}

/** More lanes would push the hours out of sight. */
const maxLanes = 5

/**
 * A chip narrower than a sixth of a day can neither be read nor clicked: events without a column are counted.
 */
const maxColumns = 6

/** Part of an event, in one of the days. */
export type Placeable = Segment & { readonly event: CalendarEvent }

/** Assigns columns to the parts in a day. */
export type PlaceDay = (parts: readonly Placeable[], dayIndex: number) => readonly TimedChip[]

/** The events that find a column at this density. The others are counted. */
export const placeDayIn =
  (density: Density): PlaceDay =>
  (parts) =>
    withDrafts(parts, (others) => sideBySide(others, shortestDrawnMinutes(density), maxColumns))

/**
 * A draft lies over the others, which stay where they are, and so does what is no more. Where it overlaps one, the
 * beginnings of these are seen.
 */
function withDrafts(
  parts: readonly Placeable[],
  place: (parts: readonly Placeable[]) => readonly TimedChip[],
): readonly TimedChip[] {
  const drafts = parts.filter(isOver)
  if (drafts.length === 0) return place(parts)
  const placed = place(parts.filter((part) => !isOver(part)))
  const over = drafts.map((draft) => {
    const isOverOne = placed.some(({ start, end }) => start < draft.end && draft.start < end)
    if (!isOverOne) return { ...draft, ...alone }
    return { ...draft, ...(isGone(draft.event) ? beside : overOthers) }
  })
  return [...placed, ...over]
}

const isOver = ({ event }: Placeable) => event.isDraft === true || isGone(event)

const alone = { column: 0, columns: 1 }
/** The last two thirds of the day. */
const overOthers = { column: 0.5, columns: 1.5 }
/** The last quarter: what is no more covers nothing that is read. */
const beside = { column: 3, columns: 4 }

/**
 * Some days as a week draws them: what lasts a day or more in lanes at the top, the rest by the hour.
 *
 * @param days in order; hidden weekends may be left out
 * @param lanes how many lines there are at most for what lasts a day or more, “+n more” included
 */
export function weekModel(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  zone: Zone,
  axis: HourAxis = hourAxis(days, zone),
  place: PlaceDay = placeDayIn('normal'),
  lanes: number = maxLanes,
): WeekModel {
  const near = eventsNear(events, days)
  const consecutive = upTo(days)
  const long = near.filter(({ when }) => isLong(when))
  const row = shownOf(monthCells(long, consecutive, zone, lanes, consecutive.length)[0], days)
  const byDay = new Map<IsoDate, Placeable[]>(days.map((date) => [date, []]))
  for (const event of near) {
    if (isLong(event.when)) continue
    for (const segment of segmentsByDay(event, consecutive, zone, axis))
      byDay.get(segment.day)?.push({ ...segment, event })
  }
  const models = days.map((date, index) => {
    const parts = byDay.get(date) ?? []
    const open = axis.folds.length === 0 ? parts : parts.filter((part) => foldOf(part, axis) === null)
    const timed = place(open, index)
    const { hiddenEvents = [], ...inLanes } = lanesOf(row, index)
    const count = countThere(parts.map(({ event }) => event)) + countThere(row?.events[index])
    const unplaced = unplacedOf(open, timed)
    const hidden = inLanes.hidden + unplaced.length
    const placed = { lanes: inLanes.lanes, hidden, date, timed, count }
    const day = hidden === 0 ? placed : { ...placed, hiddenEvents: [...hiddenEvents, ...unplaced] }
    return open.length === parts.length ? day : { ...day, folded: foldedParts(parts, axis) }
  })
  const used = models.flatMap((day) => day.lanes.map(({ lane }) => lane + 1))
  const isAnyHidden = models.some(({ hidden }) => hidden > 0)
  return { days: models, laneCount: Math.max(0, ...used) + (isAnyHidden ? 1 : 0), axis }
}

/** The events of parts that found no column. */
function unplacedOf(parts: readonly Placeable[], timed: readonly TimedChip[]): readonly CalendarEvent[] {
  if (parts.length === timed.length) return []
  const placed = new Set(timed.map(({ event }) => event))
  return parts.flatMap(({ event }) => (placed.has(event) ? [] : event))
}

/** On which side a part lies in a fold with all of its length; null if some of it is among the open hours. */
function foldOf({ start, end }: Placeable, { folds }: HourAxis): FoldedPart['side'] | null {
  const fold = folds.find((each) => each.start <= start && end <= each.end)
  if (!fold || (start === end && start === fold.end)) return null
  return fold.start === 0 ? 'before' : 'after'
}

function foldedParts(parts: readonly Placeable[], axis: HourAxis): readonly FoldedPart[] {
  return parts
    .toSorted((one, other) => one.start - other.start)
    .flatMap((part) => {
      const side = foldOf(part, axis)
      return side === null ? [] : [{ event: part.event, side }]
    })
}

/** All days from the first to the last of some. */
function upTo(days: readonly IsoDate[]): readonly IsoDate[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return days
  const length = daysBetween(first, last) + 1
  return length === days.length ? days : daysFrom(first, length)
}
