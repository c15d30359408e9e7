import type { IsoDate } from '#domain/time/units.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import { cachedDay } from '../../grid/model/cachedDay.ts'
import { monthModel } from './monthModel.ts'

/**
 * `monthModel` with a memory: a day in which nothing has changed is the very same day, so that it is not drawn again. After a save
 * that is every day but one, and in a step the week that two months share.
 */
export function cachedMonths(): typeof monthModel {
  let last = new Map<IsoDate, DayModel>()
  return (...asked) => {
    const weeks = monthModel(...asked).map((week) => week.map((day) => cachedDay(day, last.get(day.date))))
    last = new Map(weeks.flat().map((day) => [day.date, day]))
    return weeks
  }
}
