import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { MonthRow } from '#domain/layout/monthCells.ts'
import type { DayModel } from './DayModel.ts'

/** What the cell of one day in a row draws: the bars that begin there, and how many did not fit. */
export function lanesOf(
  row: MonthRow | undefined,
  index: number,
): Pick<DayModel, 'lanes' | 'hidden' | 'hiddenEvents'> {
  let below = 0
  const lanes = (row?.bars ?? [])
    .filter(({ from }) => from === index)
    .toSorted((a, b) => a.lane - b.lane)
    .map(({ bar, from, to, lane, continuesBefore, continuesAfter }) => {
      const gap = lane - below
      below = lane + 1
      return { event: bar.event, lane, gap, days: to - from + 1, continuesBefore, continuesAfter }
    })
  const hidden = row?.more[index] ?? 0
  return hidden === 0 || !row ? { lanes, hidden } : { lanes, hidden, hiddenEvents: hiddenOn(row, index) }
}

function hiddenOn({ bars, events }: MonthRow, index: number): readonly CalendarEvent[] {
  const shown = new Set(
    bars.filter(({ from, to }) => from <= index && index <= to).map(({ bar }) => bar.event),
  )
  return events[index]?.filter((event) => !shown.has(event)) ?? []
}
