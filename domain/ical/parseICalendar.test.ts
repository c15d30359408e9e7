import { expect, test } from 'vitest'
import { isComponent } from '#contract/jcal.ts'
import { readItem } from '../event/readItem.ts'
import { parseICalendar } from './parseICalendar.ts'
import { printICalendar } from './printICalendar.ts'
import { epochMs } from '../time/units.ts'

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const lunch = ['BEGIN:VEVENT', 'UID:lunch', 'DTSTART:20270315T120000Z', 'SUMMARY:Lunch', 'END:VEVENT']

const google = file(
  'METHOD:PUBLISH',
  'X-WR-CALNAME:alice@kalends.example',
  'X-WR-TIMEZONE:Europe/Paris',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Europe/Paris:20270315T090000',
  'DTEND;TZID=Europe/Paris:20270315T093000',
  'RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE',
  'EXDATE;TZID=Europe/Paris:20270317T090000',
  'UID:standup@google.com',
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Bob, the',
  '  builder";X-NUM-GUESTS=0:mailto:bob@kalends.example',
  'DESCRIPTION:Line one\\nLine two\\, with a comma\\; and more',
  'SUMMARY:Stand-up',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-P0DT0H30M0S',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Europe/Paris:20270323T110000',
  'DTEND;TZID=Europe/Paris:20270323T113000',
  'UID:standup@google.com',
  'RECURRENCE-ID;TZID=Europe/Paris:20270322T090000',
  'SUMMARY:Stand-up\\, moved',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20270317',
  'DTEND;VALUE=DATE:20270318',
  'UID:holiday@google.com',
  'SUMMARY:Saint Patrick',
  'END:VEVENT',
)

const outlook = file(
  'X-MS-OLK-FORCEINSPECTOROPEN:TRUE',
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'CLASS:PUBLIC',
  'DTEND;TZID="Customized Time Zone":20270329T100000',
  'DTSTART;TZID="Customized Time Zone":20270329T090000',
  'SUMMARY;LANGUAGE=fr:Réunion',
  'UID:040000008200E00074C5B7101A82E008',
  'X-ALT-DESC;FMTTYPE=text/html:<html><body>x</body></html>',
  'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  'END:VEVENT',
)

const apple = file(
  'CALSCALE:GREGORIAN',
  'X-APPLE-CALENDAR-COLOR:#1BADF8',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'CREATED:20270101T080000Z',
  'DTEND;TZID=Europe/Paris:20270316T193000',
  'DTSTART;TZID=Europe/Paris:20270316T183000',
  'RRULE:FREQ=WEEKLY;UNTIL=20270330T163000Z',
  'SUMMARY:Yoga',
  'UID:5A0C6F6E-8E4B-4B1A-9B0E-0F3C5E1D2A77',
  'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
  'BEGIN:VALARM',
  'ACKNOWLEDGED:20270316T171500Z',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  'UID:11111111-2222-3333-4444-555555555555',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTEND;TZID=Europe/Paris:20270324T200000',
  'DTSTART;TZID=Europe/Paris:20270324T190000',
  'RECURRENCE-ID;TZID=Europe/Paris:20270323T183000',
  'SEQUENCE:1',
  'SUMMARY:Yoga outside',
  'UID:5A0C6F6E-8E4B-4B1A-9B0E-0F3C5E1D2A77',
  'END:VEVENT',
)

const march = {
  window: { start: epochMs(Date.UTC(2027, 2, 15)), end: epochMs(Date.UTC(2027, 3, 1)) },
  viewZone: 'Europe/Paris',
  myAddresses: [],
}
const read = (text: string) =>
  parseICalendar(text).objects.flatMap(
    ({ uid, jcal }) => readItem({ calendarId: 'c', eventId: uid, etag: null, data: jcal }, march).events,
  )
const shown = (text: string) =>
  read(text).map(({ title, when }) => [
    title,
    when.kind === 'timed' ? new Date(when.start).toISOString().slice(0, 16) : when.first,
  ])

test("Google's export is an object per event, the moved occurrence with its series", () => {
  const { objects, skipped, failure } = parseICalendar(google)
  expect([failure, skipped]).toEqual([null, []])
  expect(objects.map(({ uid, jcal }) => [uid, jcal[2].map(([name]) => name)])).toEqual([
    ['standup@google.com', ['vtimezone', 'vevent', 'vevent']],
    ['holiday@google.com', ['vevent']],
  ])
  expect(shown(google)).toEqual([
    ['Stand-up', '2027-03-15T08:00'],
    ['Stand-up', '2027-03-24T08:00'],
    ['Stand-up', '2027-03-29T07:00'],
    ['Stand-up', '2027-03-31T07:00'],
    ['Stand-up, moved', '2027-03-23T10:00'],
    ['Saint Patrick', '2027-03-17'],
  ])
})

test('an object is jCal as it is sent: names for weekdays, no method, no name of the calendar', () => {
  const { objects } = parseICalendar(google)
  const text = JSON.stringify(objects)
  expect(objects.every(({ jcal }) => isComponent(JSON.parse(JSON.stringify(jcal))))).toBe(true)
  expect(text).toContain('"wkst":"SU"')
  expect(text).not.toContain('"method"')
  expect(text).not.toContain('x-wr-calname')
  expect(text).toContain('Line one\\nLine two, with a comma; and more')
  expect(text).toContain('"cn":"Bob, the builder"')
})

test("Outlook's export is read in the zone it defines", () => {
  expect(shown(outlook)).toEqual([['Réunion', '2027-03-29T07:00']])
})

test("Apple's export keeps the override, the alarm and Apple's own properties", () => {
  const { objects, skipped } = parseICalendar(apple)
  expect(skipped).toEqual([])
  expect(shown(apple)).toEqual([
    ['Yoga', '2027-03-16T17:30'],
    ['Yoga', '2027-03-30T16:30'],
    ['Yoga outside', '2027-03-24T18:00'],
  ])
  expect(JSON.stringify(objects)).toContain('["x-apple-travel-advisory-behavior",{},"unknown","AUTOMATIC"]')
  expect(JSON.stringify(objects)).toContain('["acknowledged",{},"unknown","20270316T171500Z"]')
})

test("Outlook's Windows zones need no definition", () => {
  const text = file(
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Romance Standard Time:20270329T090000',
    'SUMMARY:A',
    'END:VEVENT',
  )
  expect(shown(text)).toEqual([['A', '2027-03-29T07:00']])
})

test('what was read is printed and read again without a difference', () => {
  const { objects } = parseICalendar(google + outlook)
  const again = parseICalendar(printICalendar(objects.map(({ jcal }) => jcal)))
  expect(again.skipped).toEqual([])
  expect(again.objects.map(({ jcal }) => jcal[2])).toEqual(objects.map(({ jcal }) => jcal[2]))
})

test.each([
  ['a picture', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000'],
  ['nothing', ''],
  ['a page', '<!doctype html><title>Not found</title>'],
])('%s is not an iCalendar file', (_, text) => {
  expect(parseICalendar(text)).toEqual({
    failure: 'not-icalendar',
    objects: [],
    skipped: [],
    mended: [],
    method: null,
  })
})

test('an empty calendar is valid, with nothing in it', () => {
  expect(parseICalendar(file())).toEqual({
    failure: null,
    objects: [],
    skipped: [],
    mended: [],
    method: null,
  })
})

test('a broken event is skipped and reported, the others are kept', () => {
  const broken = (uid: string, line: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SUMMARY:Broken',
    'DTSTART:20270315T120000Z',
    line,
    'END:VEVENT',
  ]
  const { objects, skipped } = parseICalendar(
    file(
      ...broken('a', 'RRULE:FREQ=SOMETIMES'),
      ...broken('b', 'DTEND:20270315T110000Z'),
      'BEGIN:VEVENT',
      'UID:c',
      'END:VEVENT',
      'BEGIN:VTODO',
      'SUMMARY:Buy milk',
      'END:VTODO',
      ...lunch,
    ),
  )
  expect(skipped).toEqual([
    { what: 'Broken', why: 'unreadable', line: 8, canGuess: false },
    { what: 'Broken', why: 'end-before-start', line: 14, canGuess: true },
    { what: 'c', why: 'no-dtstart', line: 16, canGuess: false },
    { what: 'Buy milk', why: 'not-an-event', line: 19, canGuess: false },
  ])
  expect(objects.map(({ uid }) => uid)).toEqual(['lunch'])
})

test('a broken line that does not matter is simply left out', () => {
  const text = file(
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20270315T120000Z',
    'X-ODD;PARAM:',
    'SUMMARY:A',
    'SEQUENCE:many',
    'END:VEVENT',
  )
  expect(parseICalendar(text).skipped).toEqual([])
  expect(shown(text)).toEqual([['A', '2027-03-15T12:00']])
})

test('a text that was broken without folding is joined again', () => {
  const text = file(
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20270315T120000Z',
    'DESCRIPTION:one',
    'two words',
    '',
    'SUMMARY:A',
    'END:VEVENT',
  )
  expect(read(text)[0]?.description).toBe('one\ntwo words')
})

test('a file that was cut off loses only what was cut', () => {
  const text = [
    'BEGIN:VCALENDAR',
    ...lunch,
    'BEGIN:VEVENT',
    'UID:cut',
    'SUMMARY:Cut',
    'DTSTART:20270316T12',
  ].join('\n')
  const { objects, skipped } = parseICalendar(text)
  expect(objects.map(({ uid }) => uid)).toEqual(['lunch'])
  expect(skipped).toEqual([{ what: 'Cut', why: 'cut-off', line: 7, canGuess: false }])
})

test('an event without its END does not swallow the next', () => {
  const { objects, skipped } = parseICalendar(
    file('BEGIN:VEVENT', 'UID:open', 'DTSTART:20270315T120000Z', ...lunch),
  )
  expect(objects.map(({ uid }) => uid)).toEqual(['lunch'])
  expect(skipped).toEqual([{ what: 'open', why: 'cut-off', line: 4, canGuess: false }])
})

test.each(['\n', '\r', '\r\n'])('lines may end in %j', (ending) => {
  expect(shown(`\uFEFF${file(...lunch).replaceAll('\r\n', ending)}`)).toEqual([['Lunch', '2027-03-15T12:00']])
})

test('an event without a UID gets the same one each time', () => {
  const text = file(
    'BEGIN:VEVENT',
    'DTSTART:20270315T120000Z',
    'SUMMARY:A',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20270315T120000Z',
    'SUMMARY:B',
    'END:VEVENT',
  )
  const uids = (of: string) => parseICalendar(of).objects.map(({ uid }) => uid)
  expect(new Set(uids(text)).size).toBe(2)
  expect(uids(text)).toEqual(uids(text))
  expect(uids(text)[0]).toMatch(/^[0-9a-f]{16}@imported$/)
})

test('if there are two revisions, the later one stays', () => {
  const revision = (sequence: number) => [
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20270315T120000Z',
    `SEQUENCE:${sequence}`,
    `SUMMARY:Revision ${sequence}`,
    'END:VEVENT',
  ]
  const text = file(...revision(2), ...revision(1))
  expect(shown(text)).toEqual([['Revision 2', '2027-03-15T12:00']])
  expect(parseICalendar(text).skipped).toEqual([
    { what: 'Revision 1', why: 'duplicate', line: 10, canGuess: false },
  ])
})

test('an object only includes the zones that it refers to', () => {
  const zone = (tzid: string) => [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const text = file(
    ...zone('One'),
    ...zone('Two'),
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Two:20270315T120000',
    'END:VEVENT',
  )
  expect(parseICalendar(text).objects[0]?.jcal[2].map((component) => component[1][0]?.[3])).toEqual([
    'Two',
    'a',
  ])
})

test('five thousand events are read in reasonable time', () => {
  const events = Array.from({ length: 5000 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:e${index}`,
    'DTSTART;TZID=Europe/Paris:20270315T090000',
    `SUMMARY:Event ${index}`,
    'END:VEVENT',
  ]).flat()
  const begun = performance.now()
  expect(parseICalendar(file(...events)).objects).toHaveLength(5000)
  expect(performance.now() - begun).toBeLessThan(10_000)
})
