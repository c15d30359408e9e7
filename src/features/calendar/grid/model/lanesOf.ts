import type { MonthRow } from '#domain/layout/monthCells.ts'
import type { DayModel } from './DayModel.ts'

/** What the cell of one day in a row draws: the bars that begin there, and how many did not fit. */
export function lanesOf(row: MonthRow | undefined, index: number): Pick<DayModel, 'lanes' | 'hidden'> {
  let below = 0
  const lanes = (row?.bars ?? [])
    .filter(({ from }) => from === index)
    .toSorted((a, b) => a.lane - b.lane)
    .map(({ bar, from, to, lane, continuesBefore, continuesAfter }) => {
      const gap = lane - below
      below = lane + 1
      return { event: bar.event, lane, gap, days: to - from + 1, continuesBefore, continuesAfter }
    })
  return { lanes, hidden: row?.more[index] ?? 0 }
}
