import { msg } from '@lingui/core/macro'
import type { IsoDate } from '#domain/time/units.ts'
import type { ActionRow } from '../../../navigation/actions/ActionRow.ts'
import type { OpenDialog } from '../page/OpenDialog.ts'
import { unseenStore } from '../unseen/unseenStore.ts'

// lingui-set comment="What a key does, in the list of keyboard shortcuts, among the results of a search and in menus. “Quick add”: an event in a sentence; “Recent changes”: a list of what was done lately, with Undo for each; “Print” opens a preview."

/** What the actions of the calendar are done by. */
export type CalendarWays = Readonly<
  Record<
    'begin' | 'quickAdd' | 'search' | 'changes' | 'invitations' | 'print' | 'copyLink' | 'undo' | 'redo',
    () => void
  >
> & {
  readonly today: IsoDate
  /** There is a calendar that accepts new events. */
  readonly mayAdd: boolean
  readonly show: (change: { readonly date?: IsoDate; readonly view?: string }) => void
  readonly step: (direction: -1 | 1) => void
  readonly setDialog: (dialog: OpenDialog) => void
}

/** What those of the menu beside the views are done by. */
export type MenuWays = Pick<CalendarWays, 'quickAdd' | 'changes' | 'print' | 'mayAdd'>

const mayAdd = ({ mayAdd: may }: Pick<CalendarWays, 'mayAdd'>): boolean => may

/** Those that the menu beside the views has too, in its order. */
export const menuActions: readonly ActionRow<MenuWays>[] = [
  { name: 'quickAdd', does: msg`Quick add`, keys: 'q', isOffered: mayAdd, run: ({ quickAdd }) => quickAdd() },
  { name: 'changes', does: msg`Recent changes`, keys: 'h', run: ({ changes }) => changes() },
  { name: 'print', does: msg`Print`, keys: 'Ctrl+p', run: ({ print }) => print() },
]

/** What can be done in the calendar. The letters are those of other calendars. */
export const calendarActions: readonly ActionRow<CalendarWays>[] = [
  { name: 'newEvent', does: msg`New event`, keys: 'c', isOffered: mayAdd, run: ({ begin }) => begin() },
  ...menuActions,
  { name: 'search', does: msg`Search`, keys: '/ Ctrl+k', isKeyOnly: true, run: ({ search }) => search() },
  { name: 'goToDate', does: msg`Go to a date`, keys: 'g', isKeyOnly: true, run: ({ search }) => search() },
  { name: 'today', does: msg`Go to today`, keys: 't', run: ({ show, today }) => show({ date: today }) },
  { name: 'next', does: msg`Next period`, keys: 'j n', run: ({ step }) => step(1) },
  { name: 'previous', does: msg`Previous period`, keys: 'k p', run: ({ step }) => step(-1) },
  {
    name: 'copyLink',
    does: msg`Copy link to the focused or drawn time`,
    keys: 'l',
    run: ({ copyLink }) => copyLink(),
  },
  { name: 'copyEvent', does: msg`Copy the event`, keys: 'Ctrl+c', isFixed: true },
  { name: 'cutEvent', does: msg`Cut the event`, keys: 'Ctrl+x', isFixed: true },
  { name: 'pasteEvent', does: msg`Paste into the focused day`, keys: 'Ctrl+v', isFixed: true },
  { name: 'undo', does: msg`Undo`, keys: 'Ctrl+z z', run: ({ undo }) => undo() },
  { name: 'redo', does: msg`Redo`, keys: 'Ctrl+Shift+z Ctrl+y', run: ({ redo }) => redo() },
  {
    name: 'unseenChanges',
    does: msg`Next change by others`,
    keys: 'u',
    isOffered: () => unseenStore.current().step !== null,
    run: () => unseenStore.current().step?.(),
  },
  { name: 'invitations', does: msg`Invitations`, keys: 'v', run: ({ invitations }) => invitations() },
  {
    name: 'newCalendar',
    does: msg`New calendar`,
    keys: '',
    run: ({ setDialog }) => setDialog({ kind: 'calendar', calendar: null }),
  },
  {
    name: 'importEvents',
    does: msg`Import`,
    keys: '',
    isOffered: mayAdd,
    run: ({ setDialog }) => setDialog({ kind: 'import' }),
  },
]

/** Heads them in the list of shortcuts. */
export const inCalendar = msg`In the calendar`
