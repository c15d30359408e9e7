import { clamp } from '#domain/layout/clamp.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { AgendaDay, AgendaMonth } from './AgendaMonth.ts'

/** Where an agenda is scrolled to: a day, and the index of the line of it that is at the top. */
export type AgendaTop = { readonly date: IsoDate; readonly line: number }

/** The lines of a day that are drawn, by their indices; `to` exclusive. */
export type LineSpan = { readonly from: number; readonly to: number }

/** Of each day that has events. */
export type LinesNear = ReadonlyMap<IsoDate, LineSpan>

/** So many lines are drawn wherever they are: that is quick, and the browser finds all of them in the page. */
export const maxAllDrawn = 500

/**
 * The lines that are drawn of an agenda that has too many for all of them: those that fit on a screen, and a
 * third as many above and below them.
 *
 * @param tops where it is scrolled to, and where it may be next
 * @param screen how many lines fit
 * @returns of each day that has events; null if every line is drawn
 */
export function linesNear(
  months: readonly AgendaMonth[],
  tops: readonly AgendaTop[],
  screen: number,
): LinesNear | null {
  const days = months.flatMap(({ entries }) => entries).filter((entry) => entry.kind === 'day')
  const starts = startsOf(days)
  if ((starts.at(-1) ?? 0) <= maxAllDrawn) return null
  const beside = Math.ceil(screen / 3)
  const lines = tops.map((top) => lineOf(top, days, starts))
  const spanOf = ({ events }: AgendaDay, start: number): LineSpan => {
    const within = (place: number) => clamp(place - start, 0, events.length)
    return lines
      .map((line) => ({ from: within(line - beside), to: within(line + screen + beside) }))
      .reduce(joined)
  }
  return new Map(days.map((each, place) => [each.date, spanOf(each, starts[place] ?? 0)]))
}

/** Both, and what is between them; one that is empty counts for nothing. */
function joined(one: LineSpan, other: LineSpan): LineSpan {
  if (one.from >= one.to) return other
  if (other.from >= other.to) return one
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) }
}

/** How many lines of an agenda are above a place. */
function lineOf({ date, line }: AgendaTop, days: readonly AgendaDay[], starts: readonly number[]): number {
  const index = days.findIndex((day) => day.date >= date)
  const at = (index < 0 ? starts.at(-1) : starts[index]) ?? 0
  return at + (days[index]?.date === date ? line : 0)
}

/** How many lines are before each day, and at the end how many there are. */
function startsOf(days: readonly AgendaDay[]): readonly number[] {
  const starts = [0]
  for (const { events } of days) starts.push((starts.at(-1) ?? 0) + events.length)
  return starts
}
