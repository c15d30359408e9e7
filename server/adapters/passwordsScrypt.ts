import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../ports.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

type Parameters = { readonly cost: number; readonly blockSize: number; readonly parallelization: number }

const keyBytes = 32
const maxmem = 128 * 1024 * 1024

/**
 * Passwords hashed by scrypt (RFC 7914), the parameters kept in the hash, so that they can be raised later:
 * `scrypt$32768$8$1$<salt>$<key>`, salt and key in base64url.
 *
 * @param cost memory and time: the default takes 32 MB and some 60 ms; tests take less
 */
export function passwordsScrypt({ cost = 32_768 }: { readonly cost?: number } = {}): Passwords {
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const key = await keyOf(password, salt, { cost, blockSize: 8, parallelization: 1 })
      return ['scrypt', cost, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    verify: async (password, hash) => {
      const read = readHash(hash)
      if (read === null) return false
      const key = await keyOf(password, read.salt, read.parameters).catch(() => null)
      return key !== null && timingSafeEqual(key, read.key)
    },
  }
}

// One person types an accent as one character, another's keyboard sends two: both mean the same password.
const keyOf = (password: string, salt: Buffer, parameters: Parameters) =>
  derive(password.normalize('NFKC'), salt, keyBytes, { ...parameters, maxmem })

function readHash(hash: string) {
  const [, cost, blockSize, parallelization, salt, key] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? []
  if (salt === undefined || key === undefined) return null
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== keyBytes) return null
  return {
    parameters: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
    salt: Buffer.from(salt, 'base64url'),
    key: bytes,
  }
}
