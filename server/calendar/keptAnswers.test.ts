import { expect, test } from 'vitest'
import { keptAnswers } from './keptAnswers.ts'

const of = (size: number) => ({
  etag: 'W/"1"',
  bytes: new Uint8Array(size),
  items: [],
  calendars: [],
})
const ten = () => of(10)

test('what is asked for stays, what is not goes when there is no room', () => {
  const kept = keptAnswers(80)
  for (const key of 'abcdefgh') kept.keep(key, ten())
  expect(kept.find('a')).toEqual(ten())
  kept.keep('i', ten())
  expect(kept.find('a')).toEqual(ten())
  expect(kept.find('b')).toBeUndefined()
  expect(kept.find('i')).toEqual(ten())
})

test('an answer that would push out most of the others is not kept', () => {
  const kept = keptAnswers(80)
  kept.keep('small', ten())
  kept.keep('large', of(11))
  expect(kept.find('large')).toBeUndefined()
  expect(kept.find('small')).toEqual(ten())
})

test('a key kept twice takes its room once', () => {
  const kept = keptAnswers(80)
  for (let times = 0; times < 20; times++) kept.keep('again', ten())
  for (const key of 'abcdefg') kept.keep(key, ten())
  expect(kept.find('again')).toEqual(ten())
})

test('what an answer is made of takes room besides its bytes', () => {
  const item = { calendarId: 'work', eventId: 'one', startUtc: 0, bytes: new Uint8Array(1) }
  const kept = keptAnswers(8000)
  kept.keep('few', { ...of(10), items: [item, item] })
  kept.keep('many', { ...of(10), items: [item, item, item] })
  expect(kept.find('few')).toBeDefined()
  expect(kept.find('many')).toBeUndefined()
})
