import { expect, test } from 'vitest'
import { propertyOf } from '../jcal/properties.ts'
import { parseICalendar, type Mended, type Skipped } from './parseICalendar.ts'

// What is refused has a reason and a line, and other information about its time is offered.

const file = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
/** An event whose own lines begin on line 4. */
const event = (...lines: readonly string[]) => file('BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT')

const start = 'DTSTART:20270315T120000Z'

type Case = readonly [what: string, text: string, why: Skipped['why'], line: number]

test.each<Case>([
  ['an event without a start', event('SUMMARY:A'), 'no-dtstart', 2],
  ['an event with an empty start', event('DTSTART:'), 'unreadable', 4],
  ['an event with a start that is none', event('SUMMARY:A', 'DTSTART:noon'), 'unreadable', 5],
  ['an event on a day that does not exist', event('DTSTART:20270230T120000Z'), 'unreadable', 4],
  ['an event with a rule that is none', event(start, 'RRULE:FREQ=SOMETIMES'), 'unreadable', 5],
  ['an event that ends before it starts', event(start, 'DTEND:20270315T110000Z'), 'end-before-start', 5],
  ['an event of negative length', event(start, 'SUMMARY:A', 'DURATION:-PT1H'), 'end-before-start', 6],
  ['a long text before the reason', event('DESCRIPTION:a', ' b', ' c', 'DTSTART:noon'), 'unreadable', 7],
  ['an event without its end', file('BEGIN:VEVENT', 'UID:a', start), 'cut-off', 2],
  ['a task', file('X-WR-CALNAME:Tasks', 'BEGIN:VTODO', 'UID:a', 'END:VTODO'), 'not-an-event', 3],
  [
    'the second of two',
    file('BEGIN:VEVENT', 'UID:a', start, 'END:VEVENT', 'BEGIN:VEVENT', 'UID:a', start, 'END:VEVENT'),
    'duplicate',
    2,
  ],
  ['the second of two, in another calendar', event(start, 'SEQUENCE:1') + event(start), 'duplicate', 9],
])('%s is refused with its line', (_, text, why, line) => {
  for (const ending of ['\r\n', '\n', '\r'])
    expect(
      parseICalendar(text.replaceAll('\r\n', ending)).skipped.map((each) => [each.why, each.line]),
    ).toEqual([[why, line]])
})

test.each<readonly [string, readonly string[], readonly Mended['how'][], readonly unknown[]]>([
  [
    'an occurrence begins when it would have',
    ['RECURRENCE-ID;TZID=Europe/Paris;RANGE=THISANDFUTURE:20270315T120000'],
    ['start-from-occurrence'],
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T12:00:00'],
  ],
  [
    'an event of which only the end is known is shown there',
    ['DTEND;TZID=Europe/Paris:20270315T120000'],
    ['start-from-end'],
    ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T12:00:00'],
  ],
  [
    'of days the last one is known',
    ['DTEND;VALUE=DATE:20270316'],
    ['start-from-end'],
    ['dtstart', {}, 'date', '2027-03-15'],
  ],
  [
    'what is due begins when it is due',
    ['DUE:20270315'],
    ['start-from-due'],
    ['dtstart', {}, 'date', '2027-03-15'],
  ],
  [
    'a start that cannot be read gives way',
    ['DTSTART:noon', 'DUE:20270315T120000Z'],
    ['start-from-due'],
    ['dtstart', {}, 'date-time', '2027-03-15T12:00:00Z'],
  ],
  [
    'of an end before its start the start is kept',
    [start, 'DTEND:20270314T120000Z'],
    ['end-left-out'],
    ['dtstart', {}, 'date-time', '2027-03-15T12:00:00Z'],
  ],
  [
    'an end before the start of an occurrence is left out, too',
    ['RECURRENCE-ID:20270315T120000Z', 'DTEND:20270314T120000Z'],
    ['start-from-occurrence', 'end-left-out'],
    ['dtstart', {}, 'date-time', '2027-03-15T12:00:00Z'],
  ],
])('%s, if times may be guessed', (_, lines, hows, dtstart) => {
  const text = event(...lines)
  const strict = parseICalendar(text)
  expect([strict.objects, strict.skipped.map(({ canGuess }) => canGuess)]).toEqual([[], [true]])
  const { objects, skipped, mended } = parseICalendar(text, { isGuessing: true })
  expect(skipped).toEqual([])
  expect(mended).toEqual(hows.map((how) => ({ what: 'a', how, line: 2 })))
  const vevent = objects[0]?.jcal[2].find(([name]) => name === 'vevent')
  expect(vevent && propertyOf(vevent, 'dtstart')).toEqual(dtstart)
  if (hows.includes('end-left-out')) expect(vevent && propertyOf(vevent, 'dtend')).toBeUndefined()
})

test.each([
  ['that says nothing of its times', 'SUMMARY:A'],
  ['whose end cannot be read either', 'DTEND:some day'],
])('an event %s is refused, guessing or not', (_, line) => {
  const { objects, skipped } = parseICalendar(event(line), { isGuessing: true })
  expect([objects, skipped.map(({ why, canGuess }) => [why, canGuess])]).toEqual([
    [],
    [['no-dtstart', false]],
  ])
})

const bare = (uid: string) => ['BEGIN:VEVENT', `UID:${uid}`, start, 'END:VEVENT']

test.each<readonly [string, readonly string[], readonly number[]]>([
  ['alone', bare('a'), [1]],
  ['behind a calendar', [...file().trimEnd().split('\r\n'), ...bare('a')], [3]],
  ['before a calendar', [...bare('a'), ...file().trimEnd().split('\r\n')], [1]],
  [
    'behind the head of a calendar that does not begin',
    ['VERSION:2.0', 'PRODID:x', ...bare('a'), 'END:VCALENDAR'],
    [3],
  ],
  ['in what is not quite a calendar', ['BEGIN:VCALENDER', ...bare('a'), 'END:VCALENDER'], [2]],
])('an event %s is read, and said to stand outside of a calendar', (_, lines, at) => {
  const { failure, objects, mended, skipped } = parseICalendar(lines.join('\r\n'))
  expect([failure, objects.map(({ uid }) => uid), skipped]).toEqual([null, ['a'], []])
  expect(mended).toEqual(at.map((line) => ({ what: 'a', how: 'no-calendar', line })))
})

test.each([
  [
    'properties behind what they belong to',
    [
      'BEGIN:VEVENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'END:VALARM',
      'UID:a',
      start,
      'END:VEVENT',
      'VERSION:2.0',
    ],
  ],
  ['an end before its start', ['BEGIN:VEVENT', 'DTEND:20270315T130000Z', start, 'UID:a', 'END:VEVENT']],
  [
    'a change before the series',
    [
      'BEGIN:VEVENT',
      'UID:a',
      start,
      'RECURRENCE-ID:20270315T120000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:a',
      start,
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
    ],
  ],
])('%s are read in any order', (_, lines) => {
  const { objects, skipped, mended } = parseICalendar(file(...lines))
  expect([objects.length, skipped, mended]).toEqual([1, [], []])
})

test('a zone is known to the events before it', () => {
  const text = file(
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Ours:20270315T120000',
    'DTEND:20270315T060000Z',
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    'TZID:Ours',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'END:STANDARD',
    'END:VTIMEZONE',
  )
  expect(parseICalendar(text).skipped).toEqual([])
})

test('what was written in an unusual way is reported with its line, once for each line', () => {
  const { mended } = parseICalendar(
    event(
      'DTSTART:2027-03-15T12:00:00Z',
      'RRULE:FREQ=weekly',
      'EXDATE:20270322',
      'CREATED:2027-01-01',
      'SUMMARY:A',
    ),
  )
  expect(mended).toEqual([
    { what: 'A', how: 'time', line: 4 },
    { what: 'A', how: 'rule', line: 5 },
    { what: 'A', how: 'time', line: 6 },
  ])
})
