import { expect, test } from 'vitest'
import { newRoom } from './newRoom.ts'

test('each meeting has a room of its own, with a name of a hundred random bits', () => {
  const rooms = new Set(Array.from({ length: 50 }, () => newRoom('https://meet.example.org/{room}?lang=en')))
  expect(rooms.size).toBe(50)
  for (const room of rooms)
    expect(room).toMatch(/^https:\/\/meet\.example\.org\/[a-km-z2-9]{5}(-[a-km-z2-9]{5}){3}\?lang=en$/)
})
