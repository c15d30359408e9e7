import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { maxPasswordLength } from '#contract/identity.ts'
import { PasswordsBusy, type Passwords } from '../ports.ts'
import { concurrencyLimit } from '../net/concurrencyLimit.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

type Parameters = { readonly cost: number; readonly blockSize: number; readonly parallelization: number }

/** Parameters from the OWASP Password Storage Cheat Sheet: 16 MiB of memory and about 100 ms. */
const owasp: Parameters = { cost: 16_384, blockSize: 8, parallelization: 5 }

const keyBytes = 32
/** Enough for every hash that was ever made here; version 0.1 used 32 MiB. */
const maxmem = 64 * 1024 * 1024

/**
 * Hashes passwords with scrypt (RFC 7914). The hash contains the parameters, so that they can change:
 * `scrypt$16384$8$5$<salt>$<key>`, salt and key in base64url. Two run at once and 40 may wait, so that many
 * sign-ins do not use up memory and threads.
 *
 * @param parameters for new hashes; tests use cheaper ones
 */
export function passwordsScrypt(parameters: Partial<Parameters> = {}): Passwords {
  const current = { ...owasp, ...parameters }
  const limited = concurrencyLimit({ running: 2, waiting: 40 }, () => new PasswordsBusy())

  // Keyboards send an accented letter as one character or as two. Both are the same password.
  const keyOf = (password: string, salt: Buffer, by: Parameters) =>
    limited(() => derive(password.normalize('NFKC'), salt, keyBytes, { ...by, maxmem }))

  return {
    hash: async (password) => {
      if (password.length > maxPasswordLength) throw new RangeError('the password is too long')
      const salt = randomBytes(16)
      const key = await keyOf(password, salt, current)
      const { cost, blockSize, parallelization } = current
      return [
        'scrypt',
        cost,
        blockSize,
        parallelization,
        salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$')
    },
    verify: async (password, hash) => {
      const read = readHash(hash)
      if (read === null || password.length > maxPasswordLength) return false
      const key = await keyOf(password, read.salt, read.parameters).catch(whatCannotBeDerived)
      return key !== null && timingSafeEqual(key, read.key)
    },
    isCurrent: (hash) => {
      const by = readHash(hash)?.parameters
      return (
        by?.cost === current.cost &&
        by.blockSize === current.blockSize &&
        by.parallelization === current.parallelization
      )
    },
  }
}

/** Null for parameters that are invalid or take too much memory. */
function whatCannotBeDerived(error: unknown): null {
  if (error instanceof PasswordsBusy) throw error
  return null
}

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
