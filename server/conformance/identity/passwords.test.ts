import { scryptSync } from 'node:crypto'
import { expect } from 'vitest'
import { clause } from '../testing/harness.ts'
import { scriptedDirectory } from '../testing/scriptedDirectory.ts'
import { basicOf } from '../testing/tokens.ts'
import { people, type World } from '../testing/world.ts'

const username = people.admin.email
const longest = 'x'.repeat(1024)
const tooLong = `${longest}x`

/** A hash as version 0.1 made them, for passwords of any length. */
function olderHash(password: string): string {
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync(password, salt, 32, { N: 2048, r: 8, p: 1 })
  return ['scrypt', 2048, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const hashIs = async (world: World, hash: string) => {
  const id = await world.homeOf('admin')
  await world.ports.store.passwords.set(id, hash)
  return () => world.ports.store.passwords.hashOf(id)
}

const logIn = (world: World, password: string, name: string = username) =>
  world.fetch('POST', '/api/login', { body: { username: name, password } })

const byBasic = (world: World, password: string, name: string = username) =>
  world.fetch('GET', '/api/user', { headers: basicOf(name, password) })

clause('ID-12 a password of more than 1,024 characters is refused, even if it is right', async (world) => {
  await hashIs(world, olderHash(tooLong))
  expect((await byBasic(world, tooLong)).status).toBe(401)
  expect([400, 401]).toContain((await logIn(world, tooLong)).status)
  await hashIs(world, olderHash(longest))
  expect((await byBasic(world, longest)).status).toBe(200)
  expect((await logIn(world, longest)).status).toBe(200)
})

const directory = scriptedDirectory({ dora: { email: people.alice.email, password: tooLong } })

clause(
  'ID-12, ID-17 directories never get a password of more than 1,024 characters, or a name of more than 320',
  async (world) => {
    const before = directory.asked.length
    expect((await byBasic(world, tooLong, 'dora')).status).toBe(401)
    expect([400, 401]).toContain((await logIn(world, tooLong, 'dora')).status)
    expect((await byBasic(world, 'short', 'd'.repeat(321))).status).toBe(401)
    expect(directory.asked).toHaveLength(before)
    expect((await byBasic(world, 'short', 'd'.repeat(320))).status).toBe(401)
    expect(directory.asked).toHaveLength(before + 1)
  },
  { directories: [directory] },
)

clause('ID-12 a hash with outdated parameters is replaced when its person signs in', async (world) => {
  const older = olderHash('letmein')
  const stillStored = await hashIs(world, older)
  expect((await logIn(world, 'wrong')).status).toBe(401)
  expect(await stillStored()).toBe(older)
  expect((await logIn(world, 'letmein')).status).toBe(200)
  const newer = await stillStored()
  expect(newer).not.toBe(older)
  expect((await logIn(world, 'letmein')).status).toBe(200)
  expect(await stillStored()).toBe(newer)
})
