import { expect, test } from 'vitest'
import { revisionKnown, syncToken } from './syncToken.ts'

const work = { calendarId: 'work & play=1', revision: 7 }
const home = { calendarId: 'home', revision: 3 }

test('CAL-19 a token tells the revision of each calendar it was made for', () => {
  const token = syncToken([work, home])
  expect(revisionKnown(token, { ...work, revision: 9 })).toBe(7)
  expect(revisionKnown(token, { ...home, revision: 9 })).toBe(3)
})

test('CAL-19 a token knows nothing of other calendars', () => {
  expect(revisionKnown(syncToken([home]), work)).toBe(0)
})

test('CAL-19 a token that is ahead, or was never ours, knows nothing', () => {
  expect(revisionKnown(syncToken([{ ...work, revision: 8 }]), work)).toBe(0)
  expect(revisionKnown('http://sabre.io/ns/sync/1', work)).toBe(0)
  expect(revisionKnown('kalends-sync:home=-1', home)).toBe(0)
  expect(revisionKnown('kalends-sync:home=1e3', home)).toBe(0)
})
