import { msg } from '@lingui/core/macro'
import type { ListedAction } from '../../../navigation/actions/ActionRow.ts'
import { chipKeys } from './chipKeys.ts'

// lingui-set comment="What a key does in the grid of the calendar, in the list of keyboard shortcuts. “Lifted”: an event that was picked up by Space, and is moved by the arrow keys until it is put down."

const arrows = 'ArrowLeft ArrowRight ArrowUp ArrowDown'
const digits = '0 1 2 3 4 5 6 7 8 9'

/** What the keys of the grid do: where a day has the focus, an event, an event that is moved, and one with its card open. */
export const gridActions: readonly ListedAction[] = [
  { name: 'slotWalk', does: msg`To the next day or event`, keys: arrows, focus: 'slot', isFixed: true },
  {
    name: 'slotEnds',
    does: msg`To the start or end of the week`,
    keys: 'Home End',
    focus: 'slot',
    isFixed: true,
  },
  {
    name: 'slotPage',
    does: msg`Previous or next period`,
    keys: 'PageUp PageDown',
    focus: 'slot',
    isFixed: true,
  },
  { name: 'slotNew', does: msg`New event on the day`, keys: 'Enter', focus: 'slot', isFixed: true },
  {
    name: 'slotType',
    does: msg`New event on the day, with this letter`,
    keys: '',
    // One that is a shortcut does what it does everywhere.
    anyKey: msg`any other letter`,
    focus: 'slot',
    isFixed: true,
  },
  { name: 'chipOpen', does: msg`Open the event`, keys: 'Enter', focus: 'chip', isFixed: true },
  { name: 'chipLift', does: msg`Pick up the event`, keys: 'Space', focus: 'chip', isFixed: true },
  {
    name: 'chipSay',
    does: msg`Say what changes: +30, 16:00, >work, .thu`,
    keys: `${digits} + - > .`,
    focus: 'chip',
    isFixed: true,
    isHeardFirst: true,
  },
  {
    name: 'chipSelect',
    does: msg`Select the event, or leave it out`,
    keys: 'Shift+Space',
    focus: 'chip',
    isFixed: true,
  },
  { name: 'chipSelectAll', does: msg`Select all events shown`, keys: chipKeys.chipSelectAll, focus: 'chip' },
  {
    name: 'chipDelete',
    does: msg`Delete the event, or all selected`,
    keys: chipKeys.chipDelete,
    focus: 'chip',
  },
  { name: 'chipEdit', does: msg`Edit the event`, keys: chipKeys.chipEdit, focus: 'chip' },
  { name: 'chipAccept', does: msg`Accept the invitation`, keys: chipKeys.chipAccept, focus: 'chip' },
  {
    name: 'chipMaybe',
    does: msg`Answer the invitation with Maybe`,
    keys: chipKeys.chipMaybe,
    focus: 'chip',
  },
  { name: 'chipDecline', does: msg`Decline the invitation`, keys: chipKeys.chipDecline, focus: 'chip' },
  { name: 'chipSelectNone', does: msg`Select no event`, keys: 'Escape', focus: 'chip', isFixed: true },
  { name: 'cardEdit', does: msg`Edit the event`, keys: 'Enter', focus: 'card', isFixed: true },
  { name: 'cardWalk', does: msg`Open the next event`, keys: arrows, focus: 'card', isFixed: true },
  { name: 'cardInto', does: msg`Into the details and out`, keys: 'Tab', focus: 'card', isFixed: true },
  { name: 'cardClose', does: msg`Close`, keys: 'Escape', focus: 'card', isFixed: true },
  { name: 'liftedMove', does: msg`Move it`, keys: arrows, focus: 'lifted', isFixed: true },
  { name: 'liftedStart', does: msg`Change its start`, keys: 's', focus: 'lifted' },
  { name: 'liftedEnd', does: msg`Change its end`, keys: 'e', focus: 'lifted' },
  { name: 'liftedAll', does: msg`Move all of it`, keys: 'm', focus: 'lifted' },
  { name: 'liftedAllDay', does: msg`All day, and back`, keys: 'a', focus: 'lifted' },
  { name: 'liftedCopy', does: msg`Move a copy, and back`, keys: 'c', focus: 'lifted' },
  {
    name: 'liftedClock',
    does: msg`Set its time: 930, 1405`,
    keys: digits,
    focus: 'lifted',
    isFixed: true,
  },
  { name: 'liftedKeep', does: msg`Keep it there`, keys: 'Enter Space', focus: 'lifted', isFixed: true },
  { name: 'liftedCancel', does: msg`Put it back`, keys: 'Escape', focus: 'lifted', isFixed: true },
  {
    name: 'quickAddForm',
    does: msg`Open the whole form`,
    keys: 'Shift+Enter',
    focus: 'field',
    isFixed: true,
  },
]
