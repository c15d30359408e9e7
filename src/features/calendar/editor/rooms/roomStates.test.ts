import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { roomStates } from './roomStates.ts'

const room = (id: string, isBookable = true) => ({
  id,
  name: id,
  address: `${id}@kalends.example`,
  capacity: null,
  place: '',
  isBookable,
})
const at = (start: number, end: number) => ({ start: epochMs(start), end: epochMs(end) })
const busy = (start: number, end: number) => ({
  busy: [{ ...at(start, end), isTentative: false }],
  working: null,
})

test('free rooms come first, then what is not known, what is taken and what one may not book', () => {
  const known = new Map([
    ['taken', busy(5, 15)],
    ['before', busy(0, 10)],
    ['forbidden', busy(0, 1)],
  ])
  const rooms = [room('forbidden', false), room('taken'), room('silent'), room('before')]
  expect(roomStates(rooms, known, at(10, 20)).map(({ id, state }) => `${id} ${state}`)).toEqual([
    'before free',
    'silent unknown',
    'taken taken',
    'forbidden not-allowed',
  ])
  expect(roomStates([room('taken')], known, null)).toMatchObject([{ state: 'unknown' }])
})
