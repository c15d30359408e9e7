import { expect, test } from 'vitest'
import { locationWithRooms } from './locationWithRooms.ts'

const aurora = { name: 'Aurora', address: 'aurora@kalends.example' }
const cellar = { name: '', address: 'cellar@kalends.example' }

test('an empty location becomes the name of the room, and follows it', () => {
  expect(locationWithRooms(' ', [], [aurora])).toBe('Aurora')
  expect(locationWithRooms('Aurora', [aurora], [aurora, cellar])).toBe('Aurora, cellar@kalends.example')
  expect(locationWithRooms('Aurora', [aurora], [])).toBe('')
})

test('what somebody typed stays', () => {
  expect(locationWithRooms('At the lake', [], [aurora])).toBe('At the lake')
  expect(locationWithRooms('Aurora, by the window', [aurora], [cellar])).toBe('Aurora, by the window')
})
