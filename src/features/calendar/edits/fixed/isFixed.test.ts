import { expect, test } from 'vitest'
import { isPrivateToOwner } from './isFixed.ts'

const own = { ownerId: null }
const bobs = { ownerId: '54b64eadf6d7d8e41d263e0e' }

test('CAL-25 what is private in the calendar of somebody else is theirs alone to change', () => {
  expect(isPrivateToOwner({ visibility: 'private' }, bobs)).toBe(true)
  expect(isPrivateToOwner({ visibility: 'confidential' }, bobs)).toBe(true)
  expect(isPrivateToOwner({ visibility: 'public' }, bobs)).toBe(false)
  expect(isPrivateToOwner({ visibility: 'private' }, own)).toBe(false)
})
