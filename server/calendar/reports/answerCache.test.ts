import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { answerCache } from './answerCache.ts'

const of = (size: number) => ({
  etag: 'W/"1"',
  bytes: new Uint8Array(size),
  items: [],
  calendars: [],
})
const ten = () => of(10)

test('recently used entries stay, others are removed when there is no room', () => {
  const cache = answerCache(80)
  for (const key of 'abcdefgh') cache.keep(key, ten())
  expect(cache.find('a')).toEqual(ten())
  cache.keep('i', ten())
  expect(cache.find('a')).toEqual(ten())
  expect(cache.find('b')).toBeUndefined()
  expect(cache.find('i')).toEqual(ten())
})

test('an answer that would push out most others is not cached', () => {
  const cache = answerCache(80)
  cache.keep('small', ten())
  cache.keep('large', of(11))
  expect(cache.find('large')).toBeUndefined()
  expect(cache.find('small')).toEqual(ten())
})

test('a key that is cached twice takes room once', () => {
  const cache = answerCache(80)
  for (let times = 0; times < 20; times++) cache.keep('again', ten())
  for (const key of 'abcdefg') cache.keep(key, ten())
  expect(cache.find('again')).toEqual(ten())
})

test('the items of an answer take room besides its bytes', () => {
  const item = { calendarId: 'work', eventId: 'one', startUtc: epochMs(0), bytes: new Uint8Array(1) }
  const cache = answerCache(8000)
  cache.keep('few', { ...of(10), items: [item, item] })
  cache.keep('many', { ...of(10), items: [item, item, item] })
  expect(cache.find('few')).toBeDefined()
  expect(cache.find('many')).toBeUndefined()
})
