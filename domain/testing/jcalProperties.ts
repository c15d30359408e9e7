import type { JCalProperty } from '#contract/jcal.ts'

/** A property of text: `text('location', 'Room 1')`. */
export const text = (name: string, value: string): JCalProperty => [name, {}, 'text', value]

/** An ATTENDEE by name and e-mail address, who has accepted unless it says otherwise. */
export const guest = (address: string, cn: string, partstat = 'ACCEPTED'): JCalProperty => [
  'attendee',
  { cn, partstat },
  'cal-address',
  `mailto:${address}`,
]
