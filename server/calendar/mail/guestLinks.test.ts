import { expect, test } from 'vitest'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { guestLinks } from './guestLinks.ts'

const guest = { homeId: 'a'.repeat(24), uid: 'plan ü', address: 'guest@far.example' }

test('what names a guest can be read by every process of the service, and is always the same', async () => {
  const { configuration } = memoryStore()
  const encrypted = await guestLinks(configuration).encrypt(guest)
  expect(encrypted).toMatch(/^[\w-]+$/)
  expect(await guestLinks(configuration).decrypt(encrypted)).toEqual(guest)
  expect(await guestLinks(configuration).encrypt(guest)).toBe(encrypted)
  expect(await guestLinks(configuration).encrypt({ ...guest, uid: 'other' })).not.toContain(
    encrypted.slice(0, 16),
  )
})

test.for([
  ['nothing', ''],
  ['other letters', '%%%'],
  ['too short', 'AAAA'],
  ['too long', 'A'.repeat(100_000)],
])('%s names nobody', async ([, text]) => {
  expect(await guestLinks(memoryStore().configuration).decrypt(text ?? '')).toBeNull()
})

test('what another service has written names nobody here', async () => {
  const encrypted = await guestLinks(memoryStore().configuration).encrypt(guest)
  expect(await guestLinks(memoryStore().configuration).decrypt(encrypted)).toBeNull()
})
