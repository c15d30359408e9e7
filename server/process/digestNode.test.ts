import { expect, test } from 'vitest'
import { digest } from '../digest.ts'
import { digestNode } from './digestNode.ts'

// The one-block example of FIPS 180-4.
const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('Node and Web Crypto compute the same hash', async () => {
  expect(digestNode('abc')).toBe(ofAbc)
  expect(await digest('abc')).toBe(ofAbc)
  expect(digestNode('é𝄞')).toBe(await digest('é𝄞'))
})
