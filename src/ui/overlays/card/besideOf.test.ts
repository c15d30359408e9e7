import { expect, test } from 'vitest'
import { besideOf } from './besideOf.ts'

const space = {
  column: null,
  room: { width: 1440, height: 900 },
  card: { width: 352, height: 300 },
  isRtl: false,
}

test('with room at a side a card stands at the end of its anchor', () => {
  const anchor = { left: 600, top: 300, width: 150, height: 56 }
  expect(besideOf({ ...space, anchor })).toEqual({ left: 758, top: 300 })
  expect(besideOf({ ...space, anchor, isRtl: true })).toEqual({ left: 240, top: 300 })
})

test('with room at one side alone it stands there', () => {
  const late = { left: 1250, top: 300, width: 150, height: 56 }
  expect(besideOf({ ...space, anchor: late })).toEqual({ left: 890, top: 300 })
  const early = { ...late, left: 40 }
  expect(besideOf({ ...space, anchor: early, isRtl: true })).toEqual({ left: 198, top: 300 })
})

test('it leaves the column of its anchor free, if there is room beside that', () => {
  const anchor = { left: 600, top: 300, width: 50, height: 56 }
  const column = { left: 560, top: 100, width: 200, height: 700 }
  expect(besideOf({ ...space, anchor, column })).toEqual({ left: 768, top: 300 })
  const wide = { ...column, left: 330, width: 900 }
  expect(besideOf({ ...space, anchor, column: wide })).toEqual({ left: 658, top: 300 })
})

test('what is as wide as a day has its card below it, from its start on', () => {
  const anchor = { left: 320, top: 300, width: 1100, height: 56 }
  expect(besideOf({ ...space, anchor })).toEqual({ left: 320, top: 364 })
})

test('where the page runs to the left, so does the card', () => {
  const anchor = { left: 20, top: 300, width: 1100, height: 56 }
  expect(besideOf({ ...space, anchor, isRtl: true })).toEqual({ left: 768, top: 364 })
})

test('at the lower edge of the window the card is above it', () => {
  const anchor = { left: 320, top: 800, width: 1100, height: 56 }
  expect(besideOf({ ...space, anchor })).toEqual({ left: 320, top: 492 })
})

test('what takes up nearly all of the window is covered at its end, away from its title', () => {
  const anchor = { left: 320, top: 150, width: 1100, height: 700 }
  expect(besideOf({ ...space, anchor })).toEqual({ left: 1076, top: 150 })
  expect(besideOf({ ...space, anchor: { ...anchor, left: 20 }, isRtl: true })).toEqual({ left: 12, top: 150 })
})

test('a card stays inside the window', () => {
  const low = { left: 600, top: 880, width: 150, height: 20 }
  expect(besideOf({ ...space, anchor: low })).toEqual({ left: 758, top: 588 })
  const hidden = { left: 600, top: -40, width: 150, height: 0 }
  expect(besideOf({ ...space, anchor: hidden })).toEqual({ left: 758, top: 12 })
  const high = { width: 352, height: 2_000 }
  expect(besideOf({ ...space, card: high, anchor: low })).toEqual({ left: 758, top: 12 })
})
