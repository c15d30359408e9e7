import { readDate } from '#domain/time/parseDate.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { ActionRow } from '../../../navigation/actions/ActionRow.ts'
import type { CalendarWays } from '../actions/calendarActions.ts'
import type { CalendarView } from './CalendarView.ts'

/** An action for each view: it shows it. */
export const viewActions = (views: readonly CalendarView[]): readonly ActionRow<CalendarWays>[] =>
  views.map(({ name, title, keys }) => ({
    name: `view.${name}`,
    does: title,
    keys: keys.join(' '),
    run: ({ show }) => show({ view: name, ...focusedDate() }),
  }))

/** The day that the focus is in: another view shows that day, and the focus stays on its event. */
function focusedDate(): { readonly date?: IsoDate } {
  const cell = document.activeElement?.closest('[data-cell]')
  const date = readDate(cell?.getAttribute('data-cell') ?? '')
  return date === null ? {} : { date }
}
