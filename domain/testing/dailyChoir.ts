import type { JCal, JCalProperty } from '#contract/jcal.ts'

/** A choir, each day at four in Paris from 15 March 2027 on, with further properties such as guests. */
export const dailyChoir = (...further: readonly JCalProperty[]): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T16:00:00'],
        ['duration', {}, 'duration', 'PT1H'],
        ['rrule', {}, 'recur', { freq: 'DAILY' }],
        ['summary', {}, 'text', 'Choir'],
        ...further,
      ],
      [],
    ],
  ],
]
