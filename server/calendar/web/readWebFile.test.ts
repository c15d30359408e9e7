import { expect, test } from 'vitest'
import { fileWith } from '../../conformance/testing/scriptedWeb.ts'
import { defaultLimits } from '../../limits.ts'
import { readWebFile } from './readWebFile.ts'

const read = (text: string, limits = defaultLimits) => readWebFile(new TextEncoder().encode(text), limits)
const event = (...lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:one',
    'SUMMARY:Match',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n')

test('what a file says of itself is read', async () => {
  const head = ['METHOD:PUBLISH', 'X-WR-CALNAME:Tennis\\, club', 'X-PUBLISHED-TTL:PT1H']
  expect(await read(fileWith(head, 'Match'))).toMatchObject({ name: 'Tennis, club', everyMs: 3_600_000 })
  const newer = ['NAME:Club', 'REFRESH-INTERVAL;VALUE=DURATION:P1D']
  expect(await read(fileWith(newer, 'Match'))).toMatchObject({ name: 'Club', everyMs: 86_400_000 })
  expect(await read(fileWith(['X-WR-CALNAME: '], 'Match'))).toMatchObject({ name: null, everyMs: null })
  expect(await read(fileWith([]))).toEqual({ name: null, everyMs: null, events: [] })
})

test('zones of Windows, and zones without a definition, are understood', async () => {
  for (const [zone, start] of [
    ['W. Europe Standard Time', '2027-03-15T08:00:00Z'],
    ['Eastern Standard Time', '2027-03-15T13:00:00Z'],
    ['Europe/Paris', '2027-03-15T08:00:00Z'],
    ['/freeassociation.sourceforge.net/Europe/Paris', '2027-03-15T08:00:00Z'],
  ]) {
    const file = await read(event(`DTSTART;TZID="${zone}":20270315T090000`))
    expect(new Date(file?.events[0]?.startUtc ?? 0).toISOString()).toBe(start?.replace('Z', '.000Z'))
  }
})

test('an event is the same event at the next reading, also with another DTSTAMP', async () => {
  const at = 'DTSTART:20270315T090000Z'
  const [one, same, other] = await Promise.all([
    read(event(at, 'DTSTAMP:20270301T000000Z')),
    read(event(at, 'DTSTAMP:20270302T000000Z')),
    read(event(at, 'LOCATION:Court')),
  ])
  expect(same?.events[0]?.etag).toBe(one?.events[0]?.etag)
  expect(other?.events[0]?.etag).not.toBe(one?.events[0]?.etag)
  expect(other?.events[0]?.eventId).toBe(one?.events[0]?.eventId)
})

test('a text in another character set is read, and a page is not', async () => {
  const latin = Uint8Array.from(event('LOCATION:Café', 'DTSTART:20270315'), (letter) => letter.charCodeAt(0))
  expect((await readWebFile(latin, defaultLimits))?.events[0]?.jcal).toContain('Café')
  for (const text of ['', '<!doctype html><title>Sign in</title>', '{"error":404}', 'BEGIN:VCARD'])
    expect(await read(text)).toBeNull()
})

test('too many events are not read, and one that is too large is left out', async () => {
  const { web, object } = defaultLimits
  expect(
    await read(fileWith([], 'One', 'Two', 'Three'), { ...defaultLimits, web: { ...web, events: 2 } }),
  ).toBeNull()
  const file = await read(fileWith([], 'One', 'x'.repeat(300)), {
    ...defaultLimits,
    object: { ...object, valueLength: 200 },
  })
  expect(file?.events.map(({ uid }) => uid)).toEqual(['one'])
})

test('a series without end, and one without dates, are read', async () => {
  const file = await read(event('DTSTART:20270315T090000Z', 'RRULE:FREQ=SECONDLY'))
  expect(file?.events[0]?.lastUtc).toBe(Date.UTC(9999, 11, 31, 23, 59, 59))
  const never = await read(event('DTSTART:20270315T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))
  expect(never?.events).toHaveLength(1)
})
