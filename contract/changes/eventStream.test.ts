import { expect, test } from 'vitest'
import { eventStream } from './eventStream.ts'

test('events are read in whatever pieces they come', () => {
  const text =
    'retry: 2000\n\nid: 7\n\nevent: calendar\ndata: {"path":"/a"}\nid: 8\n\n: \n\ndata: one\r\ndata: two\r\n\r\n'
  const whole = eventStream().read(text)
  const stream = eventStream()
  const letters = Array.from(text, (letter) => stream.read(letter)).flat()
  expect(whole).toEqual([
    { name: 'calendar', data: '{"path":"/a"}', lastEventId: '8' },
    { name: 'message', data: 'one\ntwo', lastEventId: '8' },
  ])
  expect(letters).toEqual(whole)
})

test('an id without data is no event, and is known', () => {
  const stream = eventStream()
  expect(stream.read('id: first\n\n')).toEqual([])
  expect(stream.lastEventId()).toBe('first')
  expect(stream.read('event: list\ndata: {}\n\n')).toEqual([
    { name: 'list', data: '{}', lastEventId: 'first' },
  ])
})

test('an event that was not finished is none', () => {
  expect(eventStream().read('event: list\ndata: {}\n')).toEqual([])
})
