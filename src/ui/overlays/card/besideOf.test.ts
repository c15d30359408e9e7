import { expect, test } from 'vitest'
import { besideOf } from './besideOf.ts'

const room = { width: 1440, height: 900 }
const card = { width: 352, height: 300 }

test('with room at a side a card stands at the end of its anchor', () => {
  const anchor = { left: 600, top: 300, width: 150, height: 56 }
  expect(besideOf(anchor, card, room, false)).toEqual(anchor)
})

test('with room at the start alone it is left to the side, which flips', () => {
  const anchor = { left: 1250, top: 300, width: 150, height: 56 }
  expect(besideOf(anchor, card, room, false)).toEqual(anchor)
})

test('what is as wide as a day has its card below it, from its start on', () => {
  const anchor = { left: 320, top: 300, width: 1100, height: 56 }
  expect(besideOf(anchor, card, room, false)).toEqual({ left: 312, top: 364, width: 0, height: 300 })
})

test('where the page runs to the left, so does the card', () => {
  const anchor = { left: 20, top: 300, width: 1100, height: 56 }
  expect(besideOf(anchor, card, room, true)).toEqual({ left: 1128, top: 364, width: 0, height: 300 })
})

test('at the lower edge of the window the card is above it', () => {
  const anchor = { left: 320, top: 800, width: 1100, height: 56 }
  expect(besideOf(anchor, card, room, false)).toEqual({ left: 312, top: 492, width: 0, height: 300 })
})

test('what takes up nearly all of the window is covered at its end, away from its title', () => {
  const anchor = { left: 320, top: 150, width: 1100, height: 700 }
  expect(besideOf(anchor, card, room, false)).toEqual({ ...anchor, width: 748 })
  expect(besideOf({ ...anchor, left: 20 }, card, room, true)).toEqual({ ...anchor, left: 372, width: 748 })
})
