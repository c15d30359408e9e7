import { afterEach, expect, test, vi } from 'vitest'
import { formatClock } from '../format/formatTime.ts'
import { setClock } from '../format/clock.ts'
import { localOptions } from './localOptions.ts'
import { readOptions } from './ViewOptions.ts'
import { viewOptionsStore } from './viewOptionsStore.ts'

afterEach(() => setClock('24h'))

/** A browser's storage, of which only this is used. */
function storageWith(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: map.size,
  }
}

test('who chose nothing has weeks, weekends and clock as where they are', () => {
  expect(localOptions('en-GB')).toMatchObject({
    firstDay: 1,
    weekend: [6, 0],
    clock: '24h',
    weekNumbers: 'shown',
  })
  expect(localOptions('en-US')).toMatchObject({
    firstDay: 0,
    weekend: [6, 0],
    clock: '12h',
    weekNumbers: 'hidden',
  })
  expect(localOptions('ar-EG')).toMatchObject({ firstDay: 6, weekend: [5, 6] })
})

test('nobody works on a weekend, wherever that is', () => {
  const off = localOptions('ar-EG').workingHours.map((hours) => hours === null)
  expect(off).toEqual([false, false, false, false, false, true, true])
})

test('what was chosen is there again, and the rest as before', () => {
  const storage = storageWith()
  viewOptionsStore(storage, 'alice', 'en-GB').choose({ firstDay: 0, declined: 'struck' })
  const again = viewOptionsStore(storage, 'alice', 'en-GB').current()
  expect(again).toMatchObject({ firstDay: 0, declined: 'struck', weekends: 'shown' })
  expect(viewOptionsStore(storage, 'bob', 'en-GB').current().firstDay).toBe(1)
})

test('what cannot be read was never chosen, and leaves the rest', () => {
  expect(readOptions('{"firstDay":9,"clock":"12h","workingHours":[null]}')).toEqual({ clock: '12h' })
  expect(readOptions('no JSON')).toEqual({})
  expect(readOptions(null)).toEqual({})
})

test('a choice is told once it is made, and not after that has been stopped', () => {
  const store = viewOptionsStore(storageWith(), 'alice', 'en-GB')
  const told = vi.fn<() => void>()
  const stop = store.onChange(told)
  store.choose({ past: 'normal' })
  stop()
  store.choose({ past: 'dimmed' })
  expect(told).toHaveBeenCalledTimes(1)
  expect(store.current().past).toBe('dimmed')
})

test('times are written as the clock that was chosen has them', () => {
  const store = viewOptionsStore(storageWith(), 'alice', 'en-GB')
  expect([formatClock(785), formatClock(5)]).toEqual(['13:05', '00:05'])
  store.choose({ clock: '12h' })
  expect([formatClock(785), formatClock(5)].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '1:05 pm',
    '12:05 am',
  ])
})
