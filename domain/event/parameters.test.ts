import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { parameterOf } from '../jcal/properties.ts'
import { draftOf } from './draftOf.ts'
import { writeJCal } from './writeJCal.ts'
import { epochMs } from '../time/units.ts'

const upper: JCalProperty = [
  'dtstart',
  { TZID: 'Europe/Paris', 'X-Own': 'kept' },
  'date-time',
  '2027-03-15T09:00:00',
]

test('CAL-36 a parameter is found whatever the case of its name', () => {
  expect(parameterOf(upper, 'tzid')).toBe('Europe/Paris')
  expect(parameterOf(['attendee', { PartStat: ['ACCEPTED'] }, 'cal-address', 'mailto:a'], 'partstat')).toBe(
    'ACCEPTED',
  )
  expect(parameterOf(upper, 'value')).toBeUndefined()
})

test('a TZID in upper case means that zone, and a moved event has one TZID', () => {
  const stored: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'u'], upper], []]]]
  expect(draftOf(stored, 'work', null)?.when).toMatchObject({ zone: 'Europe/Paris' })
  const when = {
    kind: 'timed',
    start: '2027-03-15T10:00:00',
    end: '2027-03-15T11:00:00',
    zone: 'Asia/Tokyo',
  } as const
  const moved = writeJCal(stored, { when }, { now: epochMs(0) })
  const start = moved[2][0]?.[1].find(([property]) => property === 'dtstart')
  expect(start?.[1]).toEqual({ 'X-Own': 'kept', tzid: 'Asia/Tokyo' })
})
