import { expect } from 'vitest'
import { clause } from './harness.ts'
import { issuerUrl } from './scriptedProvider.ts'
import { people, type World } from './world.ts'

/** The status of somebody for whom UserInfo says who signed it, and for whom. */
const statusOf = async (world: World, token: string, signed: Readonly<Record<string, unknown>>) => {
  world.provider.tokens.set(token, { ...people.alice, ...signed })
  return (await world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })).status
}

clause('ID-8 signed UserInfo counts if it is meant for one of our clients', async (world) => {
  expect(await statusOf(world, 'one', { iss: issuerUrl, aud: 'kalends' })).toBe(200)
  expect(await statusOf(world, 'several', { iss: issuerUrl, aud: ['another', 'kalends'] })).toBe(200)
  expect(await statusOf(world, 'none', { iss: issuerUrl })).toBe(200)
  expect(await statusOf(world, 'another', { iss: issuerUrl, aud: 'another' })).toBe(401)
  expect(await statusOf(world, 'others', { iss: issuerUrl, aud: ['another', 'third'] })).toBe(401)
})
