import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { netMoves } from './netMoves.ts'

const place = (calendarId: string, eventId = 'one') => ({ calendarId, eventId })
const move = (from: string, to: string, by = 'bob', at = 1) => ({
  from: place(from),
  to: place(to),
  at: epochMs(at),
  by,
})
/** The same when it is told. */
const net = (one: ReturnType<typeof move>, leftAt = 1) => ({ ...one, leftAt: epochMs(leftAt) })

test('an event that moved several times moved once, from where it was first, by who was last', () => {
  expect(netMoves([move('work', 'home'), move('home', 'trips', 'carol', 2)], 'alice')).toEqual([
    net(move('work', 'trips', 'carol', 2), 1),
  ])
})

test('one that is back where it was was away', () => {
  expect(netMoves([move('work', 'home'), move('home', 'work', 'bob', 2)], 'alice')).toEqual([
    net(move('work', 'work', 'bob', 2), 1),
  ])
})

test('what the reader moved is seen with all before it, and what follows is not', () => {
  expect(netMoves([move('work', 'home'), move('home', 'trips', 'alice')], 'alice')).toEqual([])
  expect(
    netMoves([move('work', 'home'), move('home', 'trips', 'alice'), move('trips', 'work')], 'alice'),
  ).toEqual([net(move('trips', 'work'))])
})

test('another event in the place that it left is another event, and one that it replaces is gone', () => {
  const other = { ...move('home', 'work'), from: place('home', 'other') }
  expect(netMoves([move('work', 'trips'), other], 'alice')).toEqual([net(move('work', 'trips')), net(other)])
  expect(netMoves([move('work', 'trips'), move('home', 'trips')], 'alice')).toEqual([
    net(move('home', 'trips')),
  ])
})
