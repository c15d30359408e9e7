import { expect, test } from 'vitest'
import { revisionKnown, syncToken } from './syncToken.ts'

const work = { calendarId: 'work & play=1', revision: 7 }
const home = { calendarId: 'home', revision: 3 }

test('CAL-19 a token has the revision of each of its calendars', () => {
  const token = syncToken('now', [work, home])
  expect(revisionKnown(token, 'now', { ...work, revision: 9 })).toBe(7)
  expect(revisionKnown(token, 'now', { ...home, revision: 9 })).toBe(3)
})

test('CAL-19 a token says nothing about other calendars', () => {
  expect(revisionKnown(syncToken('now', [home]), 'now', work)).toBe(0)
})

test('CAL-19 a token from the future, or one that is not ours, says nothing', () => {
  expect(revisionKnown(syncToken('now', [{ ...work, revision: 8 }]), 'now', work)).toBe(0)
  expect(revisionKnown('http://sabre.io/ns/sync/1', 'now', work)).toBe(0)
  expect(revisionKnown('kalends-sync:now:home=-1', 'now', home)).toBe(0)
  expect(revisionKnown('kalends-sync:now:home=1e3', 'now', home)).toBe(0)
})

test('CAL-19 a token from before a restore says nothing', () => {
  expect(revisionKnown(syncToken('before', [home]), 'now', home)).toBe(0)
  expect(revisionKnown('kalends-sync:home=3', 'now', home)).toBe(0)
})
