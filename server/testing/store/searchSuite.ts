import fc from 'fast-check'
import { expect } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import type { JCalProperty } from '#contract/jcal.ts'
import { foldedWords } from '#domain/search/foldedWords.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import type { EventSearch } from '../../store/records.ts'
import type { Store } from '../../store/Store.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

const saying = (eventId: string, properties: readonly JCalProperty[], change = {}) =>
  event(eventId, { jcal: JSON.stringify(['vcalendar', [], [['vevent', properties, []]]]), ...change })
const summary = (text: string): JCalProperty => ['summary', {}, 'text', text]
const place = (calendarId: string, withPrivate = true) => ({ homeId: alice.id, calendarId, withPrivate })

async function found(store: Store, text: string, more: Partial<EventSearch> = {}) {
  const { total, addresses } = await store.events.search({
    calendars: [place('work')],
    words: foldedWords(text),
    organizers: [],
    attendees: [],
    limit: 10,
    offset: 0,
    ...more,
  })
  return [total, ...addresses.map(({ calendarId, eventId }) => `${calendarId}/${eventId}`)]
}

/** Tests for every store: the full-text search (CAL-32). */
export function searchSuite(open: OpenStore): void {
  const { withCalendar } = storeTests(open)

  withCalendar('words are found by their beginnings, ignoring accents and case', async (store) => {
    await store.events.put(saying('one', [summary('Réunion d’équipe, STRAẞE 12')]), none)
    await store.events.put(saying('two', [['description', {}, 'text', 'équipement']]), none)
    expect(await found(store, 'reunion EQUIP')).toEqual([1, 'work/one'])
    expect(await found(store, 'Équip')).toEqual([2, 'work/one', 'work/two'])
    expect(await found(store, 'strasse')).toEqual([1, 'work/one'])
    expect(await found(store, 'union')).toEqual([0])
    expect(await found(store, 'reunion lunch')).toEqual([0])
  })

  withCalendar('the latest event comes first, page by page, with the total count', async (store) => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      await store.events.put(saying(id, [summary('Lunch')], { startUtc: index * 1000, lastUtc: 9000 }), none)
    }
    expect(await found(store, 'lunch', { limit: 2 })).toEqual([3, 'work/c', 'work/b'])
    expect(await found(store, 'lunch', { limit: 2, offset: 2 })).toEqual([3, 'work/a'])
    expect(await found(store, 'lunch', { offset: 3 })).toEqual([3])
  })

  withCalendar('changed, moved and deleted events are found in their current state', async (store) => {
    await store.calendars.create(calendar('home'))
    const both = { calendars: [place('work'), place('home')] }
    await store.events.put(saying('one', [summary('Lunch')]), none)
    await store.events.put(saying('one', [summary('Dinner')], { etag: '"2"' }), none)
    expect(await found(store, 'lunch')).toEqual([0])
    expect(await found(store, 'dinner')).toEqual([1, 'work/one'])
    await store.events.move(event('one'), event('two', { calendarId: 'home' }), false)
    expect(await found(store, 'dinner')).toEqual([0])
    expect(await found(store, 'dinner', both)).toEqual([1, 'home/two'])
    await store.events.put(saying('three', [summary('Dinner')]), none)
    await store.events.delete(event('three'), none)
    expect(await found(store, 'dinner', both)).toEqual([1, 'home/two'])
    await store.calendars.delete(alice.id, 'home')
    expect(await found(store, 'dinner', both)).toEqual([0])
    await store.calendars.create(calendar('home'))
    expect(await found(store, 'dinner', both)).toEqual([0])
  })

  withCalendar('a refused write changes nothing in the index', async (store) => {
    await store.events.put(saying('one', [summary('Lunch')]), none)
    expect(await store.events.put(saying('one', [summary('Dinner')]), { kind: 'absent' })).toBe(
      'precondition-failed',
    )
    expect(await found(store, 'lunch')).toEqual([1, 'work/one'])
    expect(await found(store, 'dinner')).toEqual([0])
  })

  withCalendar('private events are only found and counted where they may be seen', async (store) => {
    await store.events.put(saying('open', [summary('Doctor')]), none)
    await store.events.put(saying('private', [summary('Doctor'), ['class', {}, 'text', 'PRIVATE']]), none)
    await store.events.put(saying('secret', [summary('Doctor'), ['class', {}, 'text', 'CONFIDENTIAL']]), none)
    await store.events.put(saying('odd', [summary('Doctor'), ['class', {}, 'text', 'X-OURS']]), none)
    expect(await found(store, 'doctor', { calendars: [place('work', false)] })).toEqual([1, 'work/open'])
    expect((await found(store, 'doctor'))[0]).toBe(4)
    await store.calendars.create(calendar('home'))
    await store.events.put(
      saying('mine', [summary('Doctor'), ['class', {}, 'text', 'PRIVATE']], { calendarId: 'home' }),
      none,
    )
    const mixed = { calendars: [place('work', false), place('home')] }
    expect(await found(store, 'doctor', mixed)).toEqual([2, 'home/mine', 'work/open'])
  })

  withCalendar('calendars whose ids differ in case or in a sign are different', async (store) => {
    for (const calendarId of ['Work', 'work-', 'w"o*r\'k (1)']) {
      await store.calendars.create(calendar(calendarId))
      await store.events.put(saying('one', [summary('Lunch')], { calendarId }), none)
      expect(await found(store, 'lunch', { calendars: [place(calendarId)] })).toEqual([
        1,
        `${calendarId}/one`,
      ])
    }
    expect(await found(store, 'lunch')).toEqual([0])
    expect(await found(store, 'lunch', { calendars: [] })).toEqual([0])
  })

  withCalendar('people are found by name and address, and narrow the results', async (store) => {
    const of = (organizer: string, attendee: string): readonly JCalProperty[] => [
      summary('Planning'),
      ['organizer', { cn: 'Ada Lovelace' }, 'cal-address', organizer],
      ['attendee', { CN: 'Bob' }, 'cal-address', attendee],
    ]
    await store.events.put(saying('one', of('mailto:Ada@x.example', 'mailto:bob@x.example')), none)
    await store.events.put(saying('two', of('mailto:bob@x.example', 'mailto:ada@x.example')), none)
    expect(await found(store, 'lovelace bob@x')).toEqual([2, 'work/one', 'work/two'])
    expect(await found(store, '', { organizers: ['ada@x.example'] })).toEqual([1, 'work/one'])
    expect(await found(store, 'planning', { attendees: ['MAILTO:ada@x.example'] })).toEqual([1, 'work/two'])
    expect(await found(store, '', { organizers: ['ada@x', 'nobody@x.example'] })).toEqual([0])
  })

  withCalendar('an unreadable event is stored, and not found', async (store) => {
    expect(await store.events.put(event('one', { jcal: '{' }), none)).toBe('created')
    expect(await found(store, '')).toEqual([0])
  })

  withCalendar('the results are the same as in the memory store', async (store) => {
    const memory = memoryStore()
    await memory.calendars.create(calendar('work'))
    const texts = fc.array(
      fc.constantFrom(
        'ab',
        'abc',
        'É',
        'e',
        '12',
        'or',
        'AND',
        'not',
        '会',
        '"',
        '*',
        "'",
        ':',
        '\\',
        '\u0000',
        '😀',
        'ſ',
      ),
      { maxLength: 6 },
    )
    let count = 0
    await assertProperty(
      fc.asyncProperty(texts, texts, async (text, asked) => {
        count += 1
        const put = saying(`event-${count % 20}`, [summary(text.join(' '))], {
          startUtc: count % 7,
          lastUtc: 9,
        })
        await store.events.put(put, none)
        await memory.events.put(put, none)
        const query = asked.join(' ')
        expect(await found(store, query, { limit: 50 })).toEqual(await found(memory, query, { limit: 50 }))
      }),
      { numRuns: 60 },
    )
  })
}
