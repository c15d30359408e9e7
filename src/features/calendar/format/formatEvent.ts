import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { factLine } from '../../../ui/join.ts'
import { formatDay } from './formatDate.ts'
import { formatTime } from './formatTime.ts'
import { addMs, later } from '#domain/time/units.ts'

// lingui-set comment="States of an event (adjectives), read out after its name, time and calendar."

/**
 * The accessible name of an event: `Stand-up, Monday 15 March, 09:00 to 09:30, Work`, and its state if it has
 * one.
 *
 * @param matches what is said of the saved searches that it matches, last
 */
export function formatEvent(event: CalendarEvent, zone: Zone, calendarName: string, matches = ''): string {
  return factLine([titleOf(event), formatWhen(event, zone), calendarName, ...formatStates(event), matches])
}

/** The title of an event. One without a title still needs something to press. */
export function titleOf({ title }: Pick<CalendarEvent, 'title'>): string {
  return title.trim() === '' ? t`(No title)` : title
}

/**
 * `Monday 15 March, 09:00 to 09:30`, `Monday 15 March, all day`, `Friday 19 March, 22:00 to Saturday 20
 * March, 02:00`.
 *
 * @param nameOf formats a day, with its year or without
 */
export function formatWhen({ when }: Pick<CalendarEvent, 'when'>, zone: Zone, nameOf = formatDay): string {
  if (when.kind === 'allDay') {
    const first = nameOf(when.first)
    if (when.first === when.last) return t`${first}, all day`
    const last = nameOf(when.last)
    return t`${first} to ${last}, all day`
  }
  const startDate = dateOf(when.start, zone)
  // An event that ends at midnight ends on the day before.
  const endDate = dateOf(later(when.start, addMs(when.end, -1)), zone)
  const first = nameOf(startDate)
  const start = formatTime(when.start, zone)
  const end = formatTime(when.end, zone)
  if (when.start === when.end) return t`${first}, ${start}`
  if (startDate === endDate) return t`${first}, ${start} to ${end}`
  const last = nameOf(endDate)
  return t`${first}, ${start} to ${last}, ${end}`
}

/**
 * The states in the accessible name, in the words of docs/names.md. Past is not among them: the time says it.
 */
export function formatStates(
  event: Pick<CalendarEvent, 'status' | 'reply' | 'isFree' | 'visibility' | 'write' | 'note'>,
) {
  const names: string[] = []
  const state = chipState(event)
  if (state === 'cancelled') names.push(t`cancelled`)
  if (state === 'declined') names.push(t`declined`)
  if (state === 'tentative') names.push(t`tentative`)
  if (state === 'needs-action') names.push(t`awaiting your reply`)
  if (event.isFree) names.push(t`free`)
  if (event.visibility !== 'public') names.push(t`private`)
  if (event.write === 'saving') names.push(t`saving`)
  if (event.write === 'unsaved') names.push(t`not saved`)
  if (event.note) names.push(event.note)
  return names
}

export type ChipState = 'cancelled' | 'declined' | 'needs-action' | 'tentative'

/** The one state that an event is drawn in. What happened to the event comes before the person's answer. */
export function chipState({ status, reply }: Pick<CalendarEvent, 'status' | 'reply'>): ChipState | undefined {
  if (status === 'cancelled') return 'cancelled'
  if (reply === 'declined') return 'declined'
  if (reply === 'needs-action') return 'needs-action'
  return status === 'tentative' || reply === 'tentative' ? 'tentative' : undefined
}
