import { addDays } from '#domain/time/dates.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import type { GridModel } from '../../grid/model/GridModel.ts'
import type { WeekOfDays } from './weeksAfter.ts'

/** So many weeks above and below those that are drawn can be reached in one drag. */
export const reachWeeks = 26

/**
 * The weeks that are drawn, with those around them that an event can be taken to: by then they are drawn, too. These are
 * made when they are first asked for: a frame of scrolling has no use for them.
 */
export function modelAround(weeks: readonly WeekOfDays[]): GridModel {
  const [first, last] = [weeks[0]?.days ?? [], weeks.at(-1)?.days ?? []]
  let days: readonly DayModel[] | undefined
  return {
    get days() {
      days ??= [
        ...undrawn(first, (at) => at - reachWeeks),
        ...weeks.flatMap((week) => week.days),
        ...undrawn(last, (at) => at + 1),
      ]
      return days
    },
    rowLength: Math.max(1, first.length),
    axis: null,
  }
}

const undrawn = (week: readonly DayModel[], weeksOn: (at: number) => number): readonly DayModel[] =>
  Array.from({ length: reachWeeks }, (_, at) =>
    week.map(({ date }) => emptyDay(addDays(date, 7 * weeksOn(at)))),
  ).flat()

const emptyDay = (date: DayModel['date']): DayModel => ({ date, count: 0, lanes: [], hidden: 0, timed: [] })
