import { expect, test } from 'vitest'
import { firstZone, follow, zoneElsewhere, stay } from './viewZone.ts'

function storageWith(value: string | null) {
  let stored = value
  return {
    getItem: () => stored,
    setItem: (_: string, next: string) => {
      stored = next
    },
    removeItem: () => {
      stored = null
    },
  }
}

test('a page begins in the zone of the system, and nothing is asked', () => {
  const here = firstZone(storageWith(null), 'Europe/Berlin')
  expect([here.zone, zoneElsewhere(here, 'Europe/Berlin')]).toEqual(['Europe/Berlin', null])
})

test('a person whose system changes its zone is asked', () => {
  const here = firstZone(storageWith(null), 'Europe/Berlin')
  expect(zoneElsewhere(here, 'Europe/Lisbon')).toBe('Europe/Lisbon')
})

test('another name of the same zone is no change', () => {
  expect(zoneElsewhere(firstZone(storageWith(null), 'Asia/Calcutta'), 'Asia/Kolkata')).toBeNull()
})

test('following changes to the zone of the system', () => {
  const storage = storageWith('Europe/Berlin')
  const there = follow(storage, 'Europe/Lisbon')
  expect([there.zone, zoneElsewhere(there, 'Europe/Lisbon'), storage.getItem()]).toEqual([
    'Europe/Lisbon',
    null,
    null,
  ])
})

test('a person who stays is not asked about that zone again, but about the next one', () => {
  const storage = storageWith(null)
  const stored = stay(storage, firstZone(storage, 'Europe/Berlin'), 'Europe/Lisbon')
  expect([
    stored.zone,
    zoneElsewhere(stored, 'Europe/Lisbon'),
    zoneElsewhere(stored, 'America/New_York'),
  ]).toEqual(['Europe/Berlin', null, 'America/New_York'])
})

test('a reopened page keeps the zone, and asks again', () => {
  const storage = storageWith('Europe/Berlin')
  const again = firstZone(storage, 'Europe/Lisbon')
  expect([again.zone, zoneElsewhere(again, 'Europe/Lisbon')]).toEqual(['Europe/Berlin', 'Europe/Lisbon'])
})

test('an invalid zone is not stored', () => {
  expect(firstZone(storageWith('Europe/Atlantis'), 'Europe/Berlin').zone).toBe('Europe/Berlin')
})
