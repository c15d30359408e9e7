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

test('a page begins where the system is, and there is nothing to ask', () => {
  const here = firstZone(storageWith(null), 'Europe/Berlin')
  expect([here.zone, zoneElsewhere(here, 'Europe/Berlin')]).toEqual(['Europe/Berlin', null])
})

test('who travels is asked', () => {
  const here = firstZone(storageWith(null), 'Europe/Berlin')
  expect(zoneElsewhere(here, 'Europe/Lisbon')).toBe('Europe/Lisbon')
})

test('another name of the same zone is no journey', () => {
  expect(zoneElsewhere(firstZone(storageWith(null), 'Asia/Calcutta'), 'Asia/Kolkata')).toBeNull()
})

test('who follows is where they are', () => {
  const storage = storageWith('Europe/Berlin')
  const there = follow(storage, 'Europe/Lisbon')
  expect([there.zone, zoneElsewhere(there, 'Europe/Lisbon'), storage.getItem()]).toEqual([
    'Europe/Lisbon',
    null,
    null,
  ])
})

test('who stays is not asked about that place again, about the next one they are', () => {
  const storage = storageWith(null)
  const stored = stay(storage, firstZone(storage, 'Europe/Berlin'), 'Europe/Lisbon')
  expect([
    stored.zone,
    zoneElsewhere(stored, 'Europe/Lisbon'),
    zoneElsewhere(stored, 'America/New_York'),
  ]).toEqual(['Europe/Berlin', null, 'America/New_York'])
})

test('a page that is opened anew keeps the zone, and asks again', () => {
  const storage = storageWith('Europe/Berlin')
  const again = firstZone(storage, 'Europe/Lisbon')
  expect([again.zone, zoneElsewhere(again, 'Europe/Lisbon')]).toEqual(['Europe/Berlin', 'Europe/Lisbon'])
})

test('what is no zone is not kept', () => {
  expect(firstZone(storageWith('Europe/Atlantis'), 'Europe/Berlin').zone).toBe('Europe/Berlin')
})
