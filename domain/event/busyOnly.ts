import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { put } from '../jcal/properties.ts'
import { readDetails } from './readDetails.ts'

/** What is left of a private event for others: when it is, and whether the time is busy (CAL-10). */
const timeProperties: ReadonlySet<string> = new Set([
  'uid',
  'dtstamp',
  'dtstart',
  'dtend',
  'duration',
  'recurrence-id',
  'rrule',
  'rdate',
  'exdate',
  'exrule',
  'sequence',
  'status',
  'transp',
  'class',
])

const calendarProperties: ReadonlySet<string> = new Set(['version', 'prodid', 'calscale'])

/** The stored one says when something hidden was changed last. RFC 5545 3.8.7.2 asks for one. */
const noStamp: JCalProperty = ['dtstamp', {}, 'date-time', '1970-01-01T00:00:00Z']

const busy: JCalProperty = ['summary', {}, 'text', 'Busy']

/**
 * A calendar object without anything but its times: each event is called `Busy`, has no alarms, guests or text,
 * and nothing unknown. Zones stay; whatever else is no event is left out.
 *
 * @param addresses of the person whose event it is: what they have declined does not keep them busy
 */
export const busyOnly = ([name, properties, components]: JCal, addresses: readonly string[] = []): JCal => [
  name,
  properties.filter(([each]) => calendarProperties.has(each)),
  components.flatMap((each): readonly JCalComponent[] => {
    if (each[0] === 'vtimezone') return [each]
    return each[0] === 'vevent' ? [['vevent', [...busyProperties(each, addresses), busy], []]] : []
  }),
]

function busyProperties(vevent: JCalComponent, addresses: readonly string[]): readonly JCalProperty[] {
  const times = vevent[1]
    .filter(([property]) => timeProperties.has(property))
    .map((property) => (property[0] === 'dtstamp' ? noStamp : property))
  const { reply, status } = readDetails(vevent, addresses)
  if (reply === 'declined') return put(times, ['transp', {}, 'text', 'TRANSPARENT'])
  return reply === 'tentative' && status === 'confirmed'
    ? put(times, ['status', {}, 'text', 'TENTATIVE'])
    : times
}
