import { clamp } from '#domain/layout/clamp.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { AgendaDay, AgendaMonth } from './AgendaMonth.ts'

/** Where an agenda is scrolled to: a day, and the index of the line of it that is at the top. */
export type AgendaTop = { readonly date: IsoDate; readonly line: number }

/** The lines of a day that are drawn, by their indices; `to` exclusive. */
export type LineSpan = { readonly from: number; readonly to: number }

/** So many lines are drawn wherever they are: that is quick, and the browser finds all of them in the page. */
export const maxAllDrawn = 500

/**
 * The lines that are drawn of an agenda that has too many for all of them: those that fit on a screen, and a
 * third as many above and below them.
 *
 * @param screen how many lines fit
 * @returns of each day that has events; null if every line is drawn
 */
export function linesNear(
  months: readonly AgendaMonth[],
  top: AgendaTop,
  screen: number,
): ReadonlyMap<IsoDate, LineSpan> | null {
  const days = months.flatMap(({ entries }) => entries).filter((entry) => entry.kind === 'day')
  const starts = startsOf(days)
  if ((starts.at(-1) ?? 0) <= maxAllDrawn) return null
  const index = days.findIndex(({ date }) => date >= top.date)
  const day = days[index]
  const at = (index < 0 ? starts.at(-1) : starts[index]) ?? 0
  const line = at + (day?.date === top.date ? top.line : 0)
  const beside = Math.ceil(screen / 3)
  const spanOf = ({ events }: AgendaDay, start: number): LineSpan => {
    const within = (place: number) => clamp(place - start, 0, events.length)
    return { from: within(line - beside), to: within(line + screen + beside) }
  }
  return new Map(days.map((each, place) => [each.date, spanOf(each, starts[place] ?? 0)]))
}

/** How many lines are before each day, and at the end how many there are. */
function startsOf(days: readonly AgendaDay[]): readonly number[] {
  const starts = [0]
  for (const { events } of days) starts.push((starts.at(-1) ?? 0) + events.length)
  return starts
}
