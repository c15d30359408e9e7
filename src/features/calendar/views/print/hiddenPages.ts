import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'

/** A day of a sheet, with the events that have no room on it; undefined for none. */
export type DayOfSheet = Pick<DayModel, 'date' | 'hiddenEvents'>

/** A day of a list, with the events that had no room on its sheet. */
export type HiddenOnDay = { readonly date: IsoDate; readonly events: readonly CalendarEvent[] }

/**
 * What had no room on a sheet, as a list over as many pages as it takes. Each event takes a line, and so does its day,
 * which is named again where it goes on overleaf.
 *
 * @param lines how many a page has; at least 2
 */
export function hiddenPages(days: readonly DayOfSheet[], lines: number): readonly (readonly HiddenOnDay[])[] {
  const pages: HiddenOnDay[][] = []
  let left = 0
  for (const { date, hiddenEvents = [] } of days) {
    let rest = hiddenEvents
    while (rest.length > 0) {
      if (left < 2) {
        pages.push([])
        left = lines
      }
      const events = rest.slice(0, left - 1)
      pages.at(-1)?.push({ date, events })
      rest = rest.slice(events.length)
      left -= events.length + 1
    }
  }
  return pages
}
