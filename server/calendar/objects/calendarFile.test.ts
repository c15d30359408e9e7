import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { streamOf } from '../../http/body/streamOf.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { calendarFile } from './calendarFile.ts'

const calendar: CalendarRecord = {
  homeId: 'alice',
  calendarId: 'work',
  name: 'Work',
  description: null,
  colour: null,
  order: null,
  revision: 1,
}

/** A calendar of twenty events of 100 kB each, and how many of its pages were read. */
async function largeCalendar() {
  const store = memoryStore()
  await store.calendars.create(calendar)
  for (let index = 10; index < 30; index++) {
    const properties = [
      ['uid', {}, 'text', `event-${index}`],
      ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'],
      ['description', {}, 'text', 'x'.repeat(100_000)],
    ]
    await store.events.put(
      {
        homeId: 'alice',
        calendarId: 'work',
        eventId: `event-${index}`,
        uid: `event-${index}`,
        jcal: JSON.stringify(['vcalendar', [], [['vevent', properties, []]]]),
        etag: '"1"',
        startUtc: epochMs(0),
        lastUtc: epochMs(1),
        modifiedAt: epochMs(0),
      },
      { kind: 'none' },
    )
  }
  const read = { pages: 0 }
  const events: Store['events'] = {
    ...store.events,
    page: (...asked) => {
      read.pages += 1
      return store.events.page(...asked)
    },
  }
  return { store: { events }, read }
}

const present = () => new AbortController().signal

test('a large calendar is exported in parts, each event once', async () => {
  const { store } = await largeCalendar()
  const parts: string[] = []
  for await (const part of calendarFile(store, calendar, present)) parts.push(new TextDecoder().decode(part))
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(600_000)
  const uids = parts.join('').match(/^UID:.*$/gm)
  expect(uids?.map((uid) => uid.trim())).toEqual(
    Array.from({ length: 20 }, (_, index) => `UID:event-${index + 10}`),
  )
})

test('an export that is cancelled stops reading the store', async () => {
  const { store, read } = await largeCalendar()
  const reader = streamOf(calendarFile(store, calendar, present)).getReader()
  await reader.read()
  await reader.cancel()
  const before = read.pages
  expect(before).toBeLessThan(4)
  await new Promise((resolve) => void setImmediate(resolve))
  expect(read.pages).toBe(before)
})
