import { expect, test } from 'vitest'
import { isTyped, type StoredCalendarDraft } from './StoredDraft.ts'
import { outlivesPage, readDraft, removeDraft, storeDraft, storedDrafts } from './storedDrafts.ts'

const initial = { name: '', description: '', colour: '#2f6fde' }
const choir: StoredCalendarDraft = {
  kind: 'calendar',
  id: 'a',
  subject: 'new calendar',
  calendarId: null,
  path: '/calendar/week/2027-03-15',
  isOpen: true,
  at: 1,
  form: { ...initial, name: 'Choir' },
  initial,
}

/** A storage like that of a browser, with space for this many values. */
function storageOf(room: number): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      if (entries.size >= room && !entries.has(key)) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

test('the drafts of a tab come back as they were, the one that was typed in last first', () => {
  const storage = storageOf(9)
  const tea = { ...choir, id: 'b', at: 2 }
  storeDraft(storage, choir)
  storeDraft(storage, tea)
  expect(storedDrafts(storage)).toEqual([tea, choir])
  removeDraft(storage, 'b')
  expect(readDraft(storage, 'b')).toBeNull()
  expect(storedDrafts(storage)).toEqual([choir])
})

test('what another version or another feature stored is not read as a draft', () => {
  const storage = storageOf(9)
  storage.setItem('kalends.draft.old', '{"form":{"title":"Tea"}}')
  storage.setItem('kalends.draft.broken', '{')
  storage.setItem('kalends.zone', 'Europe/Paris')
  expect(storedDrafts(storage)).toEqual([])
})

test('a draft that does not fit into the storage is kept by the page alone, and reported as too large', () => {
  const storage = storageOf(1)
  const tea = { ...choir, id: 'b', at: 2 }
  storeDraft(storage, choir)
  storeDraft(storage, tea)
  expect(storedDrafts(storage)).toEqual([tea, choir])
  expect(readDraft(storage, 'b')).toEqual(tea)
  expect(['a', 'b'].map((id) => outlivesPage(storage, id))).toEqual([true, false])
  expect(storage.length).toBe(1)
})

test('a draft that fits again, or was deleted, is no longer kept by the page', () => {
  const storage = storageOf(1)
  storeDraft(storage, choir)
  storeDraft(storage, { ...choir, id: 'b' })
  removeDraft(storage, 'a')
  storeDraft(storage, { ...choir, id: 'b', at: 3 })
  expect(outlivesPage(storage, 'b')).toBe(true)
  removeDraft(storage, 'b')
  expect(storedDrafts(storage)).toEqual([])
})

test('a form counts as typed in if it differs from its initial fields', () => {
  expect(isTyped(choir)).toBe(true)
  expect(isTyped({ ...choir, form: initial })).toBe(false)
})
