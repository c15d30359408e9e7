import { expect, test } from 'vitest'
import { addMs, epochMs, hourMs } from '#domain/time/units.ts'
import { createUser } from '../../identity/people/provision.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { EventRecord } from '../../store/records.ts'
import { maxBusyPeriods } from './busyIn.ts'
import { busyTimesIn } from './busyTimesIn.ts'

const start = epochMs(Date.UTC(2027, 2, 1))
const address = 'ada@kalends.example'
const each = 2500
const range = { start, end: addMs(start, 200_000 * hourMs) }
/** Half an hour of each hour, for a while. */
function hours(name: string, firstHour: number): EventRecord {
  const first = addMs(start, firstHour * hourMs)
  const jcal = [
    'vcalendar',
    [],
    [
      [
        'vevent',
        [
          ['uid', {}, 'text', name],
          ['dtstart', {}, 'date-time', `${new Date(first).toISOString().slice(0, 19)}Z`],
          ['duration', {}, 'duration', 'PT30M'],
          ['rrule', {}, 'recur', { freq: 'HOURLY', count: each }],
        ],
        [],
      ],
    ],
  ]
  return {
    homeId: 'home',
    calendarId: 'home',
    eventId: name,
    uid: name,
    jcal: JSON.stringify(jcal),
    etag: '"1"',
    startUtc: first,
    lastUtc: addMs(first, each * hourMs),
    modifiedAt: start,
  }
}

async function busyHours(all: readonly EventRecord[], signal = new AbortController().signal) {
  const store = memoryStore()
  const { id: homeId } = await createUser(store, { email: address, firstName: 'Ada', lastName: '' })
  for (const event of all) await store.events.put({ ...event, homeId, calendarId: homeId }, { kind: 'none' })
  return busyTimesIn(store, await store.calendars.ofHome(homeId), {
    range,
    addresses: [address],
    signal: () => signal,
  })
}

const events = (howMany: number, repeated = 1) =>
  Array.from({ length: howMany * repeated }, (_, number) => hours(`${number}`, (number % howMany) * each))

test('times of many events at the same hours are merged as they are read', async () => {
  expect(await busyHours(events(10, 6))).toHaveLength(10 * each)
})

test('more times than can be told are refused', async () => {
  const enough = Math.floor(maxBusyPeriods / each)
  expect(await busyHours(events(enough))).toHaveLength(enough * each)
  await expect(busyHours(events(enough + 1))).rejects.toThrow('ask for a shorter one')
})

test('nothing more is computed for a client that is gone', async () => {
  await expect(busyHours(events(20), AbortSignal.abort())).rejects.toThrow('closed the connection')
})

test('events that are seldom busy, but take long to read, are refused as well', async () => {
  const rule = { freq: 'DAILY', rscale: 'CHINESE', bymonth: [12], bymonthday: [30] }
  const slow = Array.from({ length: 150 }, (_, number): EventRecord => {
    const event = hours(`${number}`, 0)
    const jcal = event.jcal.replace(JSON.stringify({ freq: 'HOURLY', count: each }), JSON.stringify(rule))
    return { ...event, jcal, lastUtc: range.end }
  })
  expect(await busyHours(slow.slice(0, 2))).toHaveLength(15)
  await expect(busyHours(slow)).rejects.toThrow('ask for a shorter one')
})
