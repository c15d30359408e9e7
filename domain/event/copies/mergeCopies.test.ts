import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { epochMs, hourMs } from '../../time/units.ts'
import type { CalendarEvent, EventWhen, PlainEvent } from '../CalendarEvent.ts'
import { mergeCopies } from './mergeCopies.ts'

const nine = Date.UTC(2027, 2, 15, 9)
const hours = (from: number, to: number, zone: string | null = 'Europe/Paris'): EventWhen => ({
  kind: 'timed',
  start: epochMs(nine + from * hourMs),
  end: epochMs(nine + to * hourMs),
  zone,
})

function event(calendarId: string, change: Partial<PlainEvent> = {}): CalendarEvent {
  const eventId = change.eventId ?? 'tea'
  return {
    key: `${calendarId}/${eventId}/${change.occurrence ?? ''}`,
    calendarId,
    eventId,
    occurrence: null,
    uid: 'tea@example.org',
    title: 'Tea',
    location: '',
    description: '',
    when: hours(0, 1),
    status: 'confirmed',
    reply: null,
    isFree: false,
    visibility: 'public',
    isRecurring: false,
    etag: null,
    ...change,
  }
}

/** Mine go before those that may be written, and these before the others. */
const ranks: Readonly<Record<string, number>> = { mine: 0, team: 1, club: 2 }
const rankOf = (calendarId: string) => ranks[calendarId] ?? 3
const merged = (...events: readonly CalendarEvent[]) => mergeCopies(events, rankOf)

test('an event in three calendars is told once, by the copy that goes first, which has them all', () => {
  const [club, mine, team] = [event('club'), event('mine'), event('team')]
  const [only, ...others] = merged(club, mine, team)
  expect(others).toEqual([])
  expect([only?.key, only?.calendarId, only?.title]).toEqual(['mine/tea/', 'mine', 'Tea'])
  expect(only?.copies).toEqual([mine, team, club])
})

test('it stands where the first of its copies stood; other events stay where and what they are', () => {
  const [before, club, between, mine] = [
    event('mine', { eventId: 'a', uid: 'a' }),
    event('club'),
    event('team', { eventId: 'b', uid: 'b' }),
    event('mine'),
  ]
  const [first, second, third, ...others] = merged(before, club, between, mine)
  expect([first, third, others]).toEqual([before, between, []])
  expect(second?.key).toBe('mine/tea/')
})

test.each([
  ['time', { when: hours(0, 2) }],
  ['time, for those elsewhere', { when: hours(0, 1, null) }],
  ['kind of time', { when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' } }],
  ['title', { title: 'Coffee' }],
  ['status', { status: 'cancelled' }],
  ['UID', { uid: 'other@example.org' }],
  ['occurrence', { occurrence: '2027-03-15T09:00:00Z' }],
] as const)('copies that differ in %s stay two', (_, change) => {
  const two = [event('mine'), event('team', change)]
  expect(merged(...two)).toEqual(two)
})

test('two of a calendar are not one: the second stays by itself', () => {
  const [one, other, team] = [event('mine'), event('mine', { eventId: 'again' }), event('team')]
  expect(merged(one, other).map(({ key }) => key)).toEqual(['mine/tea/', 'mine/again/'])
  const [both, alone] = merged(one, other, team)
  expect(both?.copies).toEqual([one, team])
  expect(alone).toBe(other)
})

test('days, and times in other zones, are the same in each calendar', () => {
  const days = { when: { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' } } as const
  expect(merged(event('mine', days), event('team', days))).toHaveLength(1)
  expect(merged(event('mine'), event('team', { when: hours(0, 1, 'UTC') }))).toHaveLength(1)
})

test('the same copies are the very same event again, others a new one', () => {
  const [mine, team, club] = [event('mine'), event('team'), event('club')]
  const before = mergeCopies([mine, team], rankOf)
  expect(mergeCopies([team, mine], rankOf, before)[0]).toBe(before[0])
  expect(mergeCopies([mine, event('team')], rankOf, before)[0]).not.toBe(before[0])
  expect(mergeCopies([mine, team, club], rankOf, before)[0]).not.toBe(before[0])
})

test('where nothing is to be merged, the list is the very same', () => {
  const events = [event('mine'), event('team', { title: 'Coffee' })]
  expect(mergeCopies(events, rankOf)).toBe(events)
})

const anEvent = fc
  .record({
    calendarId: fc.constantFrom('mine', 'team', 'club', 'else'),
    uid: fc.constantFrom('', 'tea', 'walk'),
    title: fc.constantFrom('Tea', 'Walk'),
    status: fc.constantFrom('confirmed', 'cancelled'),
    occurrence: fc.constantFrom(null, '2027-03-15'),
    when: fc.constantFrom<EventWhen>(hours(0, 1), hours(0, 2), hours(1, 2), hours(0, 1, null), {
      kind: 'allDay',
      first: '2027-03-15',
      last: '2027-03-15',
    }),
    eventId: fc.uuid(),
  })
  .map(({ calendarId, ...change }) => event(calendarId, change))
const events = fc.array(anEvent, { maxLength: 30 })

const copiesOf = (each: CalendarEvent): readonly CalendarEvent[] => each.copies ?? [each]

test('whatever the events are, each is there once, among the copies of one event', () => {
  assertProperty(
    fc.property(events, (all) => {
      const copies = mergeCopies(all, rankOf).flatMap(copiesOf)
      expect(copies).toHaveLength(all.length)
      expect(new Set(copies)).toEqual(new Set(all))
    }),
  )
})

test('whatever the events are, copies agree in all that tells events apart, and each is of another calendar', () => {
  assertProperty(
    fc.property(events, (all) => {
      for (const each of mergeCopies(all, rankOf)) {
        const copies = copiesOf(each)
        const facts = copies.map(({ uid, occurrence, title, status, when }) =>
          JSON.stringify({ uid, occurrence, title, status, when }),
        )
        expect(new Set(facts).size).toBe(1)
        expect(new Set(copies.map(({ calendarId }) => calendarId)).size).toBe(copies.length)
        const order = copies.map(({ calendarId }) => rankOf(calendarId))
        expect(order).toEqual(order.toSorted((one, other) => one - other))
      }
    }),
  )
})

test('whatever the events are, no two that are left could be one', () => {
  assertProperty(
    fc.property(events, (all) => {
      const left = mergeCopies(all, rankOf)
      const alone = left.filter(({ copies, uid }) => copies === undefined && uid !== '')
      const calendars = Map.groupBy(alone, ({ uid, occurrence, title, status, when }) =>
        JSON.stringify({ uid, occurrence, title, status, when }),
      )
      for (const same of calendars.values())
        expect(new Set(same.map(({ calendarId }) => calendarId)).size).toBe(1)
    }),
  )
})
