import type { JCal, JCalProperty, JCalValue } from '#contract/jcal.ts'
import type { EpochMs } from '../time/units.ts'
import { utcText } from '../time/localDateTime.ts'
import type { DraftWhen, EventDraft, Repeats } from './CalendarEvent.ts'
import { withDescription } from './description/styledDescription.ts'
import { onRule } from './repeats/onRule.ts'
import { endParts, recurOf } from './repeats/recurOf.ts'
import { withFurther } from './further/withFurther.ts'
import { withGuests } from './guests/withGuests.ts'
import { whenProperties } from './whenProperties.ts'

/** The program that writes our objects (RFC 5545 3.7.3). */
export const productId = '-//Kalends//Kalends//EN'

/** What a new event can have besides the fields of the event dialog. */
export type EventAdditions = {
  /** Parts of a `recur` without its end (RFC 7265 3.6.10), in place of those of the draft's `repeats`. */
  readonly rule?: Readonly<Record<string, JCalValue>>
}

/**
 * A calendar object for a new event, with three items in each component (CAL-16). A zoned time has its IANA
 * name and no VTIMEZONE: the specification's own example has none, zones by reference are RFC 7809, and rules
 * copied into each event would be wrong after the next change of law. `printICalendar` adds them to exported
 * files.
 *
 * An event that repeats begins with the first day of its rule.
 *
 * @param uid globally unique, made by the caller
 * @param now when it is created
 * @param additions what the event has besides the fields of the dialog
 */
export function newJCal(
  draft: EventDraft,
  { uid, now }: { readonly uid: string; readonly now: EpochMs },
  { rule }: EventAdditions = {},
): JCal {
  const repeated = draft.repeats ? repeatedBy(draft.when, draft.repeats, rule) : null
  const [start, end] = whenProperties(repeated?.when ?? draft.when)
  const stamp = utcText(now)
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', uid],
    ['dtstamp', {}, 'date-time', stamp],
    ['created', {}, 'date-time', stamp],
    ['last-modified', {}, 'date-time', stamp],
    ['sequence', {}, 'integer', 0],
    start,
    end,
  ]
  if (repeated !== null) properties.push(['rrule', {}, 'recur', repeated.recur])
  if (draft.title !== '') properties.push(['summary', {}, 'text', draft.title])
  if (draft.location !== '') properties.push(['location', {}, 'text', draft.location])
  if (draft.description !== '')
    properties.push(...withDescription([], draft.description, draft.styledDescription ?? ''))
  properties.push(['transp', {}, 'text', draft.isFree ? 'TRANSPARENT' : 'OPAQUE'])
  properties.push(['class', {}, 'text', draft.visibility.toUpperCase()])
  if (draft.status !== undefined && draft.status !== 'confirmed')
    properties.push(['status', {}, 'text', draft.status.toUpperCase()])
  return [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', productId],
    ],
    [
      withFurther(
        ['vevent', draft.guests ? withGuests(properties, draft.guests) : properties, []],
        draft,
        draft.title,
      ),
    ],
  ]
}

function repeatedBy(when: DraftWhen, repeats: Repeats, rule: EventAdditions['rule']) {
  const recur = rule ? { ...rule, ...endParts(repeats.end, when) } : recurOf(repeats, when)
  return { recur, when: onRule(when, recur, repeats.end) }
}
