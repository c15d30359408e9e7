import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { changeSince } from './changeSince.ts'

const look = (since: number, lookedAt = 0) => ({
  reader: 'alice',
  since: epochMs(since),
  lookedAt: () => epochMs(lookedAt),
  now: epochMs(1000),
  limit: { events: 10, bytesEach: 1000 },
})
const state = (number: number, by: string | null, shownIn = 'work') => ({
  number,
  by,
  at: epochMs(number * 10),
  shownIn,
})
const deleted = (by: string, at: number) => ({ by, at: epochMs(at) })
const byBob = [state(3, 'bob'), state(2, 'bob'), state(1, 'alice')]

test('several changes are one, from the state that was seen to the current one', () => {
  expect(changeSince('e', byBob, null, look(15))).toEqual({
    eventId: 'e',
    at: 30,
    by: 'bob',
    before: state(1, 'alice'),
    after: state(3, 'bob'),
  })
  expect(changeSince('e', byBob, null, look(20))).toMatchObject({ before: { number: 2 } })
  expect(changeSince('e', byBob, null, look(0, 25))).toMatchObject({ before: { number: 2 } })
})

test('what was looked at, and what the reader did, is no news', () => {
  expect(changeSince('e', byBob, null, look(30))).toBeNull()
  expect(changeSince('e', byBob, null, look(0, 30))).toBeNull()
  expect(changeSince('e', [state(2, 'alice'), state(1, 'bob')], null, look(0))).toBeNull()
  expect(changeSince('e', byBob, deleted('alice', 40), look(0))).toBeNull()
})

test('what the reader wrote meanwhile counts as seen', () => {
  const states = [state(3, 'bob'), state(2, 'alice'), state(1, 'bob')]
  expect(changeSince('e', states, null, look(5))).toMatchObject({ before: { number: 2 }, by: 'bob' })
})

test('a new event has no state before, and one that came and went is nothing', () => {
  const states = [state(2, 'bob'), state(1, 'bob')]
  expect(changeSince('e', states, null, look(5))).toMatchObject({ before: null, after: { number: 2 } })
  expect(changeSince('e', states, deleted('bob', 40), look(5))).toBeNull()
})

test('a deleted event has the last state that was seen', () => {
  expect(changeSince('e', byBob, deleted('carol', 40), look(15))).toMatchObject({
    at: 40,
    by: 'carol',
    before: { number: 1 },
    after: null,
  })
  expect(changeSince('e', byBob, deleted('carol', 40), look(35))).toMatchObject({ before: { number: 3 } })
})

test('what an event was in another calendar was not there to be seen', () => {
  const moved = [state(4, 'bob'), state(3, 'bob'), state(2, 'bob', 'diary'), state(1, 'bob', 'diary')]
  expect(changeSince('e', moved, null, look(25))).toMatchObject({ before: null, after: { number: 4 } })
  expect(changeSince('e', moved, null, look(35))).toMatchObject({ before: { number: 3 } })
  expect(changeSince('e', moved, deleted('bob', 50), look(25))).toBeNull()
  expect(changeSince('e', moved, deleted('bob', 50), look(35))).toMatchObject({ before: { number: 3 } })
  const longAway = [state(9, 'bob'), state(8, 'bob', 'diary')]
  expect(changeSince('e', longAway, deleted('bob', 100), look(5))).toBeNull()
  // What one wrote oneself one knows, wherever it was.
  expect(changeSince('e', [state(2, 'bob'), state(1, 'alice', 'diary')], null, look(5))).toMatchObject({
    before: { number: 1 },
  })
})

test('where the history begins later, its first state counts; without any nothing is known', () => {
  const states = [state(9, 'bob'), state(8, 'bob')]
  expect(changeSince('e', states, null, look(5))).toMatchObject({ before: { number: 8 } })
  expect(changeSince('e', [state(9, null)], null, look(5))).toBeNull()
})
