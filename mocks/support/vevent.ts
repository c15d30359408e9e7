import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'

export type StagedEvent = {
  readonly uid: string
  readonly title: string
  /** `2027-03-15T09:00:00` in `zone`, or `2027-03-15` for an all-day event. */
  readonly start: string
  /** Exclusive. */
  readonly end: string
  readonly zone?: string
  readonly location?: string
  readonly description?: string
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly isFree?: boolean
  readonly visibility?: 'PUBLIC' | 'PRIVATE' | 'CONFIDENTIAL'
  readonly rule?: { readonly freq: string; readonly [part: string]: string | number | readonly string[] }
  readonly organizer?: string
  readonly attendees?: readonly { readonly email: string; readonly name: string; readonly partstat: string }[]
}

/** A calendar object with one event, in the form that clients send. */
export function vevent(event: StagedEvent): JCal {
  const component: JCalComponent = ['vevent', properties(event), []]
  return [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Kalends//Stage//EN'],
    ],
    [component],
  ]
}

function properties(event: StagedEvent): readonly JCalProperty[] {
  const text = (name: string, value: string | undefined): JCalProperty[] =>
    value === undefined ? [] : [[name, {}, 'text', value]]
  return [
    ['uid', {}, 'text', event.uid],
    ['dtstamp', {}, 'date-time', '2026-01-01T08:00:00Z'],
    time('dtstart', event.start, event.zone),
    time('dtend', event.end, event.zone),
    ['summary', {}, 'text', event.title],
    ...text('location', event.location),
    ...text('description', event.description),
    ...text('status', event.status),
    ...text('class', event.visibility),
    ['transp', {}, 'text', event.isFree ? 'TRANSPARENT' : 'OPAQUE'],
    ...(event.rule ? [['rrule', {}, 'recur', event.rule] satisfies JCalProperty] : []),
    ...(event.organizer
      ? [['organizer', {}, 'cal-address', `mailto:${event.organizer}`] satisfies JCalProperty]
      : []),
    ...(event.attendees ?? []).map(
      ({ email, name, partstat }) =>
        [
          'attendee',
          { cn: name, partstat, rsvp: 'TRUE', role: 'REQ-PARTICIPANT' },
          'cal-address',
          `mailto:${email}`,
        ] satisfies JCalProperty,
    ),
  ]
}

function time(name: string, value: string, zone: string | undefined): JCalProperty {
  if (!value.includes('T')) return [name, {}, 'date', value]
  return [name, zone ? { tzid: zone } : {}, 'date-time', value]
}
