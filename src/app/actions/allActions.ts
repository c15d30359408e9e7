import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { calendarActions, inCalendar } from '../../features/calendar/actions/calendarActions.ts'
import { ownEventActions } from '../../features/calendar/actions/eventActions.ts'
import { gridActions } from '../../features/calendar/actions/gridActions.ts'
import { calendarViews } from '../../features/calendar/views/calendarViews.ts'
import { viewActions } from '../../features/calendar/views/viewActions.ts'
import type { ListedAction } from '../../navigation/actions/ActionRow.ts'
import { everywhere, shellActions } from './shellActions.ts'

type ActionTable = { readonly where: MessageDescriptor; readonly actions: readonly ListedAction[] }

/** Everything that can be done by a key or from search: the tables that are read wherever actions are. */
export const actionTables: readonly ActionTable[] = [
  { where: inCalendar, actions: calendarActions },
  { where: msg`Views`, actions: viewActions(calendarViews) },
  { where: msg`In the grid`, actions: gridActions },
  { where: msg`On an event`, actions: ownEventActions },
  { where: everywhere, actions: shellActions },
]

export const allActions: readonly ListedAction[] = actionTables.flatMap(({ actions }) => actions)
