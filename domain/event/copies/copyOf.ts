import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { utcText } from '../../time/localDateTime.ts'
import type { EpochMs } from '../../time/units.ts'
import type { DraftWhen } from '../CalendarEvent.ts'
import { productId } from '../newJCal.ts'
import { whenProperties } from '../whenProperties.ts'

/**
 * What a copy does not have: the times, series and revision of its original, and its guests, whom nobody has
 * invited to the copy.
 */
const dropped: ReadonlySet<string> = new Set(
  (
    'uid dtstamp created last-modified sequence dtstart dtend duration rrule rdate exdate exrule recurrence-id ' +
    'attendee organizer request-status'
  ).split(' '),
)

/**
 * A calendar object for a copy of an event, or of one occurrence of a series: an event of its own with
 * everything that describes the original, reminders and unknown properties included.
 *
 * @param vevent the original, or the VEVENT of its series
 * @param when of the copy
 * @param uid globally unique, made by the caller
 * @param now when it is created
 */
export function copyOf(
  vevent: JCalComponent,
  when: DraftWhen,
  { uid, now }: { readonly uid: string; readonly now: EpochMs },
): JCal {
  const stamp = utcText(now)
  const [start, end] = whenProperties(when)
  const properties: readonly JCalProperty[] = [
    ['uid', {}, 'text', uid],
    ['dtstamp', {}, 'date-time', stamp],
    ['created', {}, 'date-time', stamp],
    ['last-modified', {}, 'date-time', stamp],
    ['sequence', {}, 'integer', 0],
    start,
    end,
    ...vevent[1].filter(([name]) => !dropped.has(name)),
  ]
  const head: readonly JCalProperty[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', productId],
  ]
  return ['vcalendar', head, [['vevent', properties, vevent[2] ?? []]]]
}
