import { expect, test } from 'vitest'
import { maxPasswordLength } from '#contract/identity.ts'
import { PasswordsBusy } from '../ports.ts'
import { passwordsScrypt } from './passwordsScrypt.ts'

const passwords = passwordsScrypt({ cost: 1024, parallelization: 1 })

test('the right password matches its hash, and another does not', async () => {
  const hash = await passwords.hash('correct horse')
  expect(await passwords.verify('correct horse', hash)).toBe(true)
  expect(await passwords.verify('correct house', hash)).toBe(false)
})

test('a hash has its parameters and nothing of the password, and no two are equal', async () => {
  const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')])
  expect(one).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
})

test('a hash with other parameters still matches, and counts as outdated', async () => {
  const older = await passwordsScrypt({ cost: 2048, parallelization: 1 }).hash('secret')
  expect(await passwords.verify('secret', older)).toBe(true)
  expect(passwords.isCurrent(older)).toBe(false)
  expect(passwords.isCurrent(await passwords.hash('secret'))).toBe(true)
  expect(passwords.isCurrent('plain')).toBe(false)
})

test('a hash of version 0.1 still matches, and new ones take 16 MiB', async () => {
  const usual = passwordsScrypt()
  const old = 'scrypt$32768$8$1$MDEyMzQ1Njc4OWFiY2RlZg$puHF8wsl4P5tR3JANsCleZiOQes-05KY2PoHbUEpMGQ'
  expect(await usual.verify('correct horse', old)).toBe(true)
  const hash = await usual.hash('correct horse')
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(await usual.verify('correct horse', hash)).toBe(true)
})

test('a password that is too long never matches and is not hashed', async () => {
  const long = '\u0344'.repeat(200_000)
  expect(await passwords.verify(long, await passwords.hash('secret'))).toBe(false)
  await expect(passwords.hash(long)).rejects.toThrow(RangeError)
  const longest = 'x'.repeat(maxPasswordLength)
  expect(await passwords.verify(longest, await passwords.hash(longest))).toBe(true)
})

test('of a hundred at once some are rejected, and the others are answered', async () => {
  const hash = await passwords.hash('secret')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, () => passwords.verify('secret', hash)),
  )
  const turnedAway = outcomes.filter((each) => each.status === 'rejected')
  expect(turnedAway).toHaveLength(100 - 42)
  expect(turnedAway.every(({ reason }) => reason instanceof PasswordsBusy)).toBe(true)
  expect(outcomes.every((each) => each.status === 'rejected' || each.value)).toBe(true)
})

test('an accent typed as one character or two is the same password', async () => {
  expect(await passwords.verify('caf\u0065\u0301', await passwords.hash('caf\u00e9'))).toBe(true)
})

test('an unreadable hash never matches', async () => {
  expect(await passwords.verify('secret', 'plain')).toBe(false)
  expect(await passwords.verify('secret', 'scrypt$3$8$1$YWJj$YWJj')).toBe(false)
  expect(await passwords.verify('secret', `scrypt$1048576$8$1$YWJj$${'a'.repeat(43)}`)).toBe(false)
})
