import { expect, test } from 'vitest'
import { barRoom } from './barRoom.ts'

test('the longer the other words are and the more stands beside the bar, the less room is left', () => {
  expect(barRoom(64, 7, ['Today', 'New event'])).toBe(19.5)
  expect(barRoom(64, 7, ["Aujourd'hui", 'Nouvel événement'])).toBe(13)
  expect(barRoom(50, 3, ['Today', 'New event'])).toBe(22.5)
})

test('before the page is measured there is all the room', () => {
  expect(barRoom(0, 1, ['Today', 'New event'])).toBe(Number.POSITIVE_INFINITY)
})
