import type { MonthRow } from '#domain/layout/monthCells.ts'
import type { IsoDate } from '#domain/time/units.ts'

/** A row of consecutive days without those that are hidden: a bar that begins or ends on one of these is cut there. */
export function shownOf(row: MonthRow | undefined, shown: readonly IsoDate[]): MonthRow | undefined {
  if (row === undefined || row.days.length === shown.length) return row
  const places = shown.map((date) => row.days.indexOf(date))
  return {
    days: shown,
    bars: row.bars.flatMap((bar) => {
      const from = places.findIndex((place) => place >= bar.from)
      const to = places.findLastIndex((place) => place <= bar.to)
      if (from === -1 || to < from) return []
      const continuesBefore = bar.continuesBefore || places[from] !== bar.from
      const continuesAfter = bar.continuesAfter || places[to] !== bar.to
      return { ...bar, from, to, continuesBefore, continuesAfter }
    }),
    more: places.map((place) => row.more[place] ?? 0),
    events: places.map((place) => row.events[place] ?? []),
  }
}
