import type { JCal, JCalProperty } from '#contract/jcal.ts'
import type { BusyPeriod } from '#domain/freebusy/busyPeriods.ts'
import { utcText } from '#domain/time/localDateTime.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'

/**
 * A calendar object with one VFREEBUSY, in UTC (CAL-27).
 *
 * @param periods without overlaps, by start
 */
export const freeBusyReportOf = (range: Window, periods: readonly BusyPeriod[], now: EpochMs): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [
    [
      'vfreebusy',
      [
        ['dtstart', {}, 'date-time', utcText(range.start)],
        ['dtend', {}, 'date-time', utcText(range.end)],
        ['dtstamp', {}, 'date-time', utcText(now)],
        ...periods.map(propertyOf),
      ],
      [],
    ],
  ],
]

const propertyOf = ({ start, end, isTentative }: BusyPeriod): JCalProperty => [
  'freebusy',
  isTentative ? { fbtype: 'BUSY-TENTATIVE' } : {},
  'period',
  [utcText(start), utcText(end)],
]
