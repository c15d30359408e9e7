import { msg } from '@lingui/core/macro'
import type { ListedAction } from '../../../navigation/actions/ActionRow.ts'
import { gridActions } from './gridActions.ts'

// lingui-set comment="What is done with the event that has the focus or is open, among the results of a search."

/** What can be done with one event from the search, by the name of its row. */
export type EventActionName =
  | 'cardEdit'
  | 'chipAccept'
  | 'chipMaybe'
  | 'chipDecline'
  | 'chipDelete'
  | 'eventDuplicate'
  | 'eventExport'
  | 'eventHistory'
  | 'eventInspect'
  | 'eventJoin'
  | 'eventPropose'

/** What a person can do with an event. */
export type EventAbilities = {
  readonly canWrite: boolean
  /** There is a calendar that a copy of it can go into. */
  readonly canDuplicate: boolean
  /** They are one of its guests, and it was not cancelled. */
  readonly canAnswer: boolean
  readonly canPropose: boolean
  readonly hasHistory: boolean
  /** It is met online. */
  readonly canJoin: boolean
}

type EventRow = ListedAction & {
  readonly name: EventActionName
  readonly needs?: keyof EventAbilities
}

/** Those that the grid has no key for. */
export const ownEventActions: readonly EventRow[] = [
  { name: 'eventJoin', does: msg`Join the online meeting`, keys: '', isFixed: true, needs: 'canJoin' },
  {
    name: 'eventPropose',
    does: msg`Propose a new time for the event`,
    keys: '',
    isFixed: true,
    needs: 'canPropose',
  },
  { name: 'eventDuplicate', does: msg`Duplicate the event`, keys: '', isFixed: true, needs: 'canDuplicate' },
  { name: 'eventExport', does: msg`Export the event`, keys: '', isFixed: true },
  { name: 'eventHistory', does: msg`History of the event`, keys: '', isFixed: true, needs: 'hasHistory' },
  { name: 'eventInspect', does: msg`Stored data of the event`, keys: '', isFixed: true },
]

const ofGrid = (name: EventActionName, needs: keyof EventAbilities): readonly EventRow[] =>
  gridActions.filter((row) => row.name === name).map((row) => ({ ...row, name, needs }))

/** What can be done with an event from the search. The keys of most are heard in the grid. */
export const eventActions: readonly EventRow[] = [
  ...ofGrid('cardEdit', 'canWrite'),
  ...ofGrid('chipAccept', 'canAnswer'),
  ...ofGrid('chipMaybe', 'canAnswer'),
  ...ofGrid('chipDecline', 'canAnswer'),
  ...ownEventActions,
  { name: 'chipDelete', does: msg`Delete the event`, keys: 'Delete Backspace', needs: 'canWrite' },
]
