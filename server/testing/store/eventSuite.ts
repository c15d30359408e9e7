import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { alice, calendar, event, none, storeTests, type OpenStore } from './storeTests.ts'

/** Tests for every store: writing, finding and reading events. */
export function eventSuite(open: OpenStore): void {
  const { withCalendar } = storeTests(open)

  withCalendar('an event is put, found by address and uid, changed and deleted', async (store) => {
    const changed = event('one', { jcal: '["vcalendar",[["x","é","𝄞"]],[]]', etag: '"2"' })
    expect(await store.events.put(event('one'), none)).toBe('created')
    expect(await store.events.put(changed, none)).toBe('changed')
    expect(await store.events.find(event('one'))).toEqual(changed)
    expect(await store.events.byUid(alice.id, 'one@example')).toEqual(changed)
    expect(await store.events.byUid('another home', 'one@example')).toBeNull()
    expect(await store.events.delete(event('one'), none)).toBe('deleted')
    expect(await store.events.delete(event('one'), none)).toBe('missing')
    expect(await store.events.find(event('one'))).toBeNull()
  })

  withCalendar('ids of the greatest length, and a uid of any length, are stored', async (store) => {
    const longest = { calendarId: noise(255), eventId: noise(255), uid: noise(20_000) }
    await store.calendars.create(calendar(longest.calendarId))
    expect(await store.events.put(event('', longest), none)).toBe('created')
    expect(await store.events.find(event('', longest))).toEqual(event('', longest))
    expect(await store.events.byUid(alice.id, longest.uid)).toEqual(event('', longest))
  })

  withCalendar(
    'one of two events of a UID is found outside of the other, or of its calendar',
    async (store) => {
      await store.calendars.create(calendar('home'))
      const twice = (calendarId: string, eventId: string) => event(eventId, { calendarId, uid: 'twice' })
      const [first, second, third] = [twice('home', 'a'), twice('home', 'b'), twice('work', 'a')]
      const found = (outside?: Parameters<typeof store.events.byUid>[2]) =>
        store.events.byUid(alice.id, 'twice', outside)
      await store.events.put(first, none)
      expect([await found(), await found(first), await found({ calendarId: 'home' })]).toEqual([
        first,
        null,
        null,
      ])
      await store.events.put(second, none)
      await store.events.put(third, none)
      expect([await found(), await found(first), await found(third)]).toEqual([first, second, first])
      expect([await found({ calendarId: 'home' }), await found({ calendarId: 'work' })]).toEqual([
        third,
        first,
      ])
    },
  )

  withCalendar('an event needs its calendar', async (store) => {
    expect(await store.events.put(event('one', { calendarId: 'gone' }), none)).toBe('no-calendar')
    expect(await store.events.find(event('one', { calendarId: 'gone' }))).toBeNull()
  })

  withCalendar('a write whose precondition fails changes nothing', async (store) => {
    const stale = { kind: 'match', etags: ['"0"', '"9"'] } as const
    const any = { kind: 'match', etags: '*' } as const
    expect(await store.events.put(event('one'), any)).toBe('precondition-failed')
    expect(await store.events.put(event('one'), { kind: 'absent' })).toBe('created')
    expect(await store.events.put(event('one'), { kind: 'absent' })).toBe('precondition-failed')
    expect(await store.events.put(event('one'), stale)).toBe('precondition-failed')
    expect(await store.events.delete(event('one'), stale)).toBe('precondition-failed')
    expect(await store.events.delete(event('two'), any)).toBe('precondition-failed')
    expect((await store.calendars.find(alice.id, 'work'))?.revision).toBe(2)
    expect(await store.events.put(event('one'), { kind: 'match', etags: ['"0"', '"1"'] })).toBe('changed')
    expect(await store.events.delete(event('one'), any)).toBe('deleted')
  })

  withCalendar('of two writers who have to be alone in the calendar, one succeeds', async (store) => {
    const { revision = 0 } = (await store.calendars.find(alice.id, 'work')) ?? {}
    const alone = { kind: 'alone', etag: null, revision } as const
    const outcomes = await Promise.all([
      store.events.put(event('one'), alone),
      store.events.put(event('two'), alone),
    ])
    expect(outcomes.toSorted()).toEqual(['created', 'precondition-failed'])
    const later = { kind: 'alone', etag: '"1"', revision: revision + 1 } as const
    const [there, other] = outcomes[0] === 'created' ? ['one', 'two'] : ['two', 'one']
    expect(await store.events.put(event(other), { ...later, etag: null })).toBe('created')
    expect(await store.events.put(event(there), later)).toBe('precondition-failed')
    expect(await store.events.delete(event(there), later)).toBe('precondition-failed')
    expect(await store.events.delete(event(there), { ...later, revision: revision + 2 })).toBe('deleted')
  })

  withCalendar('of two writers with the same etag, one succeeds', async (store) => {
    await store.events.put(event('one'), none)
    const mine = { kind: 'match', etags: ['"1"'] } as const
    const outcomes = await Promise.all([
      store.events.put(event('one', { etag: '"2"' }), mine),
      store.events.put(event('one', { etag: '"3"' }), mine),
    ])
    expect(outcomes.toSorted()).toEqual(['changed', 'precondition-failed'])
  })

  withCalendar('a range has the events that touch it, without its end, by start and id', async (store) => {
    const spans: readonly [string, number, number][] = [
      ['ends-at-start', 0, 1000],
      ['ends-inside', 0, 1001],
      ['inside-b', 1200, 1300],
      ['inside-a', 1200, 1300],
      ['point-at-start', 1000, 1000],
      ['starts-at-end', 2000, 3000],
      ['point-at-end', 2000, 2000],
      ['endless', -86_400_000_000, 253_402_300_800_000],
    ]
    for (const [eventId, start, end] of spans) {
      await store.events.put(event(eventId, { startUtc: epochMs(start), lastUtc: epochMs(end) }), none)
    }
    const range = { start: epochMs(1000), end: epochMs(2000) }
    const sizes = await store.events.sizesInRange(alice.id, 'work', range)
    expect(sizes.map(({ eventId }) => eventId)).toEqual([
      'endless',
      'ends-inside',
      'point-at-start',
      'inside-a',
      'inside-b',
    ])
    const found = await store.events.inRange(alice.id, 'work', range, { events: 5, bytesEach: 100 })
    expect(found).toEqual(
      await store.events.named(
        alice.id,
        'work',
        sizes.map(({ eventId }) => eventId),
      ),
    )
  })

  withCalendar('a range with too many events, or with a large one, is not read', async (store) => {
    const range = { start: epochMs(1000), end: epochMs(2000) }
    const jcal = JSON.stringify('é🗓'.repeat(10))
    const inRange = (events: number, bytesEach: number) =>
      store.events.inRange(alice.id, 'work', range, { events, bytesEach })
    await store.events.put(event('large', { jcal, startUtc: epochMs(1200) }), none)
    await store.events.put(event('small'), none)
    expect(await store.events.sizesInRange(alice.id, 'work', range)).toEqual([
      { eventId: 'small', bytes: 19 },
      { eventId: 'large', bytes: 62 },
    ])
    expect(await inRange(2, 62)).toEqual([event('small'), event('large', { jcal, startUtc: epochMs(1200) })])
    expect(await inRange(1, 62)).toBe('too-much')
    expect(await inRange(2, 61)).toBe('too-much')
    expect(await inRange(0, 0)).toBe('too-much')
  })

  withCalendar('a calendar is read in pages of limited bytes, by id', async (store) => {
    const page = async (after: string, bytes: number, calendarId = 'work') =>
      (await store.events.page(alice.id, calendarId, after, bytes)).map(({ eventId }) => eventId)
    for (const eventId of ['c', 'a', 'b', '🗓', '\uFFFD']) await store.events.put(event(eventId), none)
    expect(await page('', 41)).toEqual(['a', 'b'])
    expect(await page('b', 40)).toEqual(['c', '\uFFFD'])
    expect(await page('\uFFFD', 40)).toEqual(['🗓'])
    expect(await page('🗓', 40)).toEqual([])
    expect(await page('', 1)).toEqual(['a'])
    expect(await page('', 100, 'none')).toEqual([])
    expect(await store.events.page(alice.id, 'work', '', 20)).toEqual([event('a')])
  })

  withCalendar('more events than a page of the database are read page by page', async (store) => {
    const ids = Array.from({ length: 1003 }, (_, index) => String(index).padStart(4, '0'))
    for (const eventId of ids) await store.events.put(event(eventId), none)
    const found: string[] = []
    for (let isDone = false; !isDone;) {
      const page = await store.events.page(alice.id, 'work', found.at(-1) ?? '', 1e6)
      found.push(...page.map(({ eventId }) => eventId))
      isDone = page.length === 0
    }
    expect(found).toEqual(ids)
  })

  withCalendar('the earliest and the latest start are those of all events', async (store) => {
    expect(await store.events.starts(alice.id, 'work')).toBeNull()
    await store.events.put(event('short', { startUtc: epochMs(-5), lastUtc: epochMs(5) }), none)
    await store.events.put(
      event('endless', { startUtc: epochMs(3), lastUtc: epochMs(253_402_300_799_000) }),
      none,
    )
    await store.events.put(event('week', { startUtc: epochMs(7), lastUtc: epochMs(604_800_000) }), none)
    expect(await store.events.starts(alice.id, 'work')).toEqual({ first: epochMs(-5), last: epochMs(7) })
    expect(await store.events.starts(alice.id, 'none')).toBeNull()
  })

  withCalendar('existing events are found by their names, in the order of the names', async (store) => {
    await store.events.put(event('one'), none)
    await store.events.put(event('two'), none)
    expect(await store.events.named(alice.id, 'work', ['two', 'gone', 'one'])).toEqual([
      event('two'),
      event('one'),
    ])
    expect(await store.events.named(alice.id, 'work', [])).toEqual([])
    expect(await store.events.named(alice.id, 'none', ['one'])).toEqual([])
  })
}

/** Characters of three bytes each that cannot be compressed. */
function noise(length: number): string {
  let state = length
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(0x4e00 + (state % 20_000))
  }).join('')
}
