import type { MonthRow } from '#domain/layout/monthCells.ts'
import type { DayModel } from './DayModel.ts'

/** What of a row of days is drawn in the cell of one of them: the bars that begin there, and how many have no room. */
export function lanesOf(row: MonthRow | undefined, index: number): Pick<DayModel, 'lanes' | 'hidden'> {
  const lanes = (row?.bars ?? [])
    .filter(({ from }) => from === index)
    .map(({ bar, from, to, lane, continuesBefore, continuesAfter }) => ({
      event: bar.event,
      lane,
      days: to - from + 1,
      continuesBefore,
      continuesAfter,
    }))
  return { lanes, hidden: row?.more[index] ?? 0 }
}
