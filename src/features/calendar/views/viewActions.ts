import type { ActionRow } from '../../../navigation/actions/ActionRow.ts'
import type { CalendarWays } from '../actions/calendarActions.ts'
import { focusedDate } from '../actions/focusedDate.ts'
import type { CalendarView } from './CalendarView.ts'

/** An action for each view: it shows it, with the day that the focus is in, which stays on its event. */
export const viewActions = (views: readonly CalendarView[]): readonly ActionRow<CalendarWays>[] =>
  views.map(({ name, title, keys }) => ({
    name: `view.${name}`,
    does: title,
    keys: keys.join(' '),
    run: ({ show }) => {
      const date = focusedDate()
      show({ view: name, ...(date && { date }) })
    },
  }))
