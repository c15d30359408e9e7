import { expect, test } from 'vitest'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { epochMs } from '../../time/units.ts'
import { datesCounted } from './datesCounted.ts'

const at = epochMs(Date.UTC(2027, 2, 17))

function weekly(time: string, rule: Record<string, unknown>, more: readonly JCalProperty[] = []): JCal {
  return [
    'vcalendar',
    [['version', {}, 'text', '2.0']],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', 'choir'],
          ['summary', {}, 'text', 'Choir'],
          ['dtstart', {}, 'date-time', `2027-03-03T${time}:00Z`],
          ['duration', {}, 'duration', 'PT1H'],
          ['rrule', {}, 'recur', { freq: 'WEEKLY', ...rule }],
          ...more,
        ],
        [],
      ],
    ],
  ]
}

const all = { from: at, isWhole: true, viewZone: 'Europe/Paris' }

test('all dates of a short series are counted, those before the edited one too', () => {
  expect(datesCounted(weekly('16:00', { count: 12 }), [weekly('18:00', { count: 12 })], all)).toEqual({
    moved: 12,
    removed: 0,
    added: 0,
    changed: 0,
    isPart: false,
  })
})

test('a date that is left out is removed, and one more is added', () => {
  const without = weekly('16:00', { count: 12 }, [['exdate', {}, 'date-time', '2027-03-24T16:00:00Z']])
  expect(datesCounted(weekly('16:00', { count: 12 }), [without], all)).toMatchObject({ removed: 1, moved: 0 })
  expect(datesCounted(without, [weekly('16:00', { count: 12 })], all)).toMatchObject({ added: 1, moved: 0 })
})

test('of a series without end, the dates of a year are counted, and it says so', () => {
  const { moved, isPart } = datesCounted(weekly('16:00', {}), [weekly('18:00', {})], all)
  expect(moved).toBe(53)
  expect(isPart).toBe(true)
})

test('a series that is deleted loses every date', () => {
  expect(datesCounted(weekly('16:00', { count: 12 }), [], all)).toMatchObject({ removed: 12, isPart: false })
})

test('dates that stay and say something else are changed', () => {
  const before = weekly('16:00', { count: 3 })
  const renamed: JCal = JSON.parse(JSON.stringify(before).replace('Choir', 'Band'))
  expect(datesCounted(before, [renamed], all)).toMatchObject({ moved: 0, changed: 3 })
})
