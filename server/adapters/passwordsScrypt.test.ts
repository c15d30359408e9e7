import { expect, test } from 'vitest'
import { passwordsScrypt } from './passwordsScrypt.ts'

const passwords = passwordsScrypt({ cost: 1024 })

test('the right password fits its hash, another does not', async () => {
  const hash = await passwords.hash('correct horse')
  expect(await passwords.verify('correct horse', hash)).toBe(true)
  expect(await passwords.verify('correct house', hash)).toBe(false)
})

test('a hash says how it was made and nothing of the password; two are never the same', async () => {
  const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')])
  expect(one).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
})

test('a hash made with other parameters still fits', async () => {
  const older = await passwordsScrypt({ cost: 2048 }).hash('secret')
  expect(await passwords.verify('secret', older)).toBe(true)
})

test('an accent typed as one character or two is the same password', async () => {
  expect(await passwords.verify('caf\u0065\u0301', await passwords.hash('caf\u00e9'))).toBe(true)
})

test('a hash that cannot be read fits nothing', async () => {
  expect(await passwords.verify('secret', 'plain')).toBe(false)
  expect(await passwords.verify('secret', 'scrypt$3$8$1$YWJj$YWJj')).toBe(false)
  expect(await passwords.verify('secret', `scrypt$1048576$8$1$YWJj$${'a'.repeat(43)}`)).toBe(false)
})
