import type { JCalValue } from '#contract/jcal.ts'
import type { EventDraft, Repeats, Rhythm } from '../event/CalendarEvent.ts'
import type { Reminder } from '../event/further/Reminder.ts'
import { guestOf, type EventPerson } from '../event/guests/GuestList.ts'
import type { EventAdditions } from '../event/newJCal.ts'
import { repeatRuleOf } from '../event/repeats/repeatRuleOf.ts'
import { rhythmParts } from '../event/repeats/recurOf.ts'
import { readRule } from '../recurrence/readRule.ts'
import { weekdayNames } from '../recurrence/weekdayNames.ts'
import { dayNumber } from '../time/dayNumber.ts'
import type { DayNumber } from '../time/units.ts'
import type { QuickAddReading, QuickAddRule } from './QuickAddReading.ts'

/** The event of a reading: what the event dialog edits, and what it does not know. */
export type QuickAddEvent = { readonly draft: EventDraft; readonly additions: EventAdditions }

/**
 * The event that a sentence describes.
 *
 * @param organizer who invites the guests
 * @param otherwise the new event that it would be without the sentence: for what that does not say
 */
export function quickAddEvent(
  reading: QuickAddReading,
  otherwise: EventDraft,
  organizer: EventPerson | null = null,
): QuickAddEvent {
  const { title, place, calendarId, guests, rule, categories, reminders } = reading
  const when = reading.when ?? otherwise.when
  const parts = rule && partsOf(rule)
  const start = dayNumber(when.kind === 'allDay' ? when.first : when.start.slice(0, 10))
  const repeats = rule && repeatsBy(rule, start)
  return {
    draft: {
      ...otherwise,
      title,
      location: place,
      calendarId: calendarId ?? otherwise.calendarId,
      when,
      ...(guests.length > 0 && { guests: { organizer, guests: guests.map(guestAt) } }),
      ...(categories.length > 0 && { categories }),
      ...(reminders.length > 0 && { reminders: reminders.map(reminderAt) }),
      ...(repeats && { repeats }),
    },
    additions: { ...(parts && repeats?.every === 'custom' && { rule: parts }) },
  }
}

const guestAt = (address: string) => guestOf({ address, name: '' })

const reminderAt = (minutes: number): Reminder => ({ kind: 'relative', to: 'start', minutes: -minutes })

/** How an event that starts on a day repeats by a rule, as the event dialog edits it. */
export function repeatsBy(rule: QuickAddRule, start: DayNumber): Repeats {
  const parts = partsOf(rule)
  const { end } = rule
  const rhythm = rhythms.find((each) => isSame(rhythmParts(each, start), parts))
  if (rhythm) return { every: rhythm, end }
  const read = readRule(parts)
  const chosen = read && repeatRuleOf(read, start)
  return { every: 'custom', end, ...(chosen && { rule: chosen }) }
}

const rhythms: readonly Rhythm[] = ['day', 'weekday', 'week', 'monthDay', 'monthWeekday', 'year']

/** A rule as parts of `recur`, without its end. */
function partsOf({
  frequency,
  interval,
  days,
  monthDays,
  position,
}: QuickAddRule): Record<string, JCalValue> {
  const names = days.map(({ weekday, nth }) => `${nth === 0 ? '' : nth}${weekdayNames[weekday]}`)
  return {
    freq: frequency,
    ...(interval > 1 && { interval }),
    ...(names.length > 0 && { byday: oneOrAll(names) }),
    ...(monthDays.length > 0 && { bymonthday: oneOrAll(monthDays) }),
    ...(position !== null && { bysetpos: position }),
  }
}

const oneOrAll = <Value extends string | number>(values: readonly Value[]): Value | readonly Value[] =>
  values.length === 1 && values[0] !== undefined ? values[0] : values

/** `every month` says the day by its start. */
function isSame(known: Readonly<Record<string, JCalValue>>, parts: Readonly<Record<string, JCalValue>>) {
  const isOpen = Object.keys(parts).length === 1 && parts['freq'] === known['freq']
  if (isOpen && parts['freq'] !== 'MONTHLY')
    return parts['freq'] !== 'WEEKLY' || !Array.isArray(known['byday'])
  if (isOpen) return known['bymonthday'] !== undefined
  return JSON.stringify(known) === JSON.stringify(parts)
}
