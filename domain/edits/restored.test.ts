import { expect, test } from 'vitest'
import type { JCal, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { parameterOf, textOf } from '../jcal/properties.ts'
import { overrideAt } from '../series/overrideAt.ts'
import { scheduleStatus } from '../scheduling/scheduleStatus.ts'
import { attendeeOf } from '../scheduling/people.ts'
import { withScheduleStatus } from '../scheduling/withScheduleStatus.ts'
import { withAnswers } from '../scheduling/answers.ts'
import { epochMs } from '../time/units.ts'
import { restored } from './restored.ts'

const address = 'bob@kalends.example'
const bob = (partstat = 'NEEDS-ACTION', more: JCalParameters = {}): JCalProperty => [
  'attendee',
  { partstat, ...more },
  'cal-address',
  `mailto:${address}`,
]
const eve = (partstat = 'NEEDS-ACTION'): JCalProperty => [
  'attendee',
  { partstat },
  'cal-address',
  'mailto:eve@kalends.example',
]

/** Alice's event with guests. */
const choir = (
  { title = 'Choir', hour = '10' },
  guests: readonly JCalProperty[] = [bob()],
  ...more: readonly JCalProperty[]
): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstart', {}, 'date-time', `2027-03-15T${hour}:00:00Z`],
        ['duration', {}, 'duration', 'PT1H'],
        ['summary', {}, 'text', title],
        ['organizer', {}, 'cal-address', 'mailto:alice@kalends.example'],
        ...guests,
        ...more,
      ],
      [],
    ],
  ],
]

const daily: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY', count: 5 }]
const clock = { now: epochMs(Date.UTC(2027, 2, 1)) }
const second = epochMs(Date.UTC(2027, 2, 16, 10))

const told = (jcal: JCal) => withScheduleStatus(jcal, () => scheduleStatus.sent)

/** A series in which Bob has answered to its second date alone. */
const withOneAnswered = (jcal: JCal, partstat = 'DECLINED') =>
  withAnswers(jcal, address, { '2027-03-16T10:00:00Z': { partstat, sequence: 0 } }, () => 0)

function undone(now: JCal, from: JCal, to: JCal | null): JCal | null | string {
  const outcome = restored(now, { from, to }, clock)
  return outcome.ok ? outcome.value : outcome.problem
}

/** The title, the hour and Bob's answer, of each part. */
const inShort = (jcal: JCal | null | string) =>
  typeof jcal === 'string' || jcal === null
    ? jcal
    : jcal[2].map((each) => {
        const attendee = attendeeOf(each, address)
        return [
          textOf(each, 'summary'),
          textOf(each, 'dtstart').slice(8, 13),
          attendee ? parameterOf(attendee, 'partstat') : null,
        ].join(' ')
      })

test('that an invitation was sent is no change of the event', () => {
  const made = choir({})
  expect(undone(told(made), made, null)).toBeNull()
  expect(inShort(undone(told(choir({ hour: '14' })), choir({ hour: '14' }), made))).toEqual([
    'Choir 15T10 NEEDS-ACTION',
  ])
})

test('a new event goes although a guest has answered, proposed another time, or answered to one date', () => {
  const made = choir({})
  const answers = [
    bob('ACCEPTED', { 'x-response-comment': 'Gladly' }),
    bob('NEEDS-ACTION', { 'x-proposed-start': '2027-03-15T12:00:00Z' }),
  ]
  for (const answer of answers) expect(undone(told(choir({}, [answer])), made, null)).toBeNull()
  const series = choir({}, [bob()], daily)
  const answered = withOneAnswered(series)
  expect(inShort(answered)).toEqual(['Choir 15T10 NEEDS-ACTION', 'Choir 16T10 DECLINED'])
  expect(undone(told(answered), series, null)).toBeNull()
})

test('a new event stays if somebody else changed it, or whom it invites', () => {
  const made = choir({})
  expect(undone(choir({ title: 'Band' }), made, null)).toBe('conflict')
  expect(undone(choir({}, [bob(), eve()]), made, null)).toBe('conflict')
})

test('an answer stays when something else is undone', () => {
  const now = told(choir({ title: 'Band' }, [bob('ACCEPTED')]))
  expect(inShort(undone(now, choir({ title: 'Band' }), choir({})))).toEqual(['Choir 15T10 ACCEPTED'])
  const invited = choir({}, [bob(), eve()])
  expect(inShort(undone(told(choir({}, [bob('ACCEPTED'), eve()])), invited, choir({})))).toEqual([
    'Choir 15T10 ACCEPTED',
  ])
})

test('who was invited is removed again, also if they have answered', () => {
  const text = JSON.stringify(
    undone(told(choir({}, [bob(), eve('ACCEPTED')])), choir({}, [bob(), eve()]), choir({})),
  )
  expect([text.includes('bob@'), text.includes('eve@')]).toEqual([true, false])
})

test('what goes back to its time has the answers to that time', () => {
  const now = told(choir({ hour: '14' }, [bob('DECLINED')]))
  const before = choir({}, [bob('ACCEPTED')])
  expect(inShort(undone(now, choir({ hour: '14' }), before))).toEqual(['Choir 15T10 ACCEPTED'])
})

test('an answer to one date stays when another date is as it was', () => {
  const series = choir({}, [bob()], daily)
  const { master } = parseObject(series)
  if (!master) throw new Error('it is a series')
  const [name, properties] = overrideAt(master, epochMs(second + 86_400_000))
  const renamed = properties.map((each) =>
    each[0] === 'summary' ? (['summary', {}, 'text', 'Band'] as const) : each,
  )
  const from: JCal = [series[0], series[1], [...series[2], [name, renamed, []]]]
  const now = told(withOneAnswered(from))
  expect(inShort(undone(now, from, series))).toEqual(['Choir 15T10 NEEDS-ACTION', 'Choir 16T10 DECLINED'])
})

test('an own answer is undone beside that of somebody else, but not if another one was given since', () => {
  const [yes, before] = [choir({}, [bob('ACCEPTED'), eve()]), choir({}, [bob(), eve()])]
  const no = eve('DECLINED')
  const text = JSON.stringify(undone(choir({}, [bob('ACCEPTED'), no]), yes, before))
  expect([text.includes(JSON.stringify(bob())), text.includes(JSON.stringify(no))]).toEqual([true, true])
  expect(undone(choir({}, [bob('DECLINED'), no]), yes, before)).toBe('conflict')
})
