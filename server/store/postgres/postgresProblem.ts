import { certificateProblem } from '../../net/certificateProblem.ts'
import { StoreFull, StoreUnavailable } from '../storeErrors.ts'
import { sqlState } from './postgresFailure.ts'

/**
 * Why the database at `DATABASE_URL` cannot be used, in a sentence for the operator that contains nothing of
 * the address.
 */
export function postgresProblem(failure: unknown): string {
  const isOfStore = failure instanceof StoreUnavailable || failure instanceof StoreFull
  const cause = isOfStore ? failure.cause : failure
  const certificate = certificateProblem(cause)
  if (certificate !== null) return `The server of DATABASE_URL ${certificate}.`
  const words = cause instanceof Error ? cause.message : ''
  const spoken = byWords.find(([part]) => words.includes(part))
  if (spoken !== undefined) return spoken[1]
  const state = cause instanceof Error ? (sqlState(cause) ?? '') : ''
  const known = sentences.find(([states]) => states.test(state))
  if (known !== undefined) return known[1]
  return failure instanceof StoreUnavailable
    ? 'The database of DATABASE_URL does not answer: start it, or correct the address.'
    : 'The database of DATABASE_URL cannot be used: its tables are not those of this version.'
}

const refused = 'The database of DATABASE_URL refuses the user or the password that stand there.'

const byWords: readonly (readonly [part: string, sentence: string])[] = [
  // A missing password fails in the client, before the database can answer.
  ['SASL', refused],
  // PostgreSQL in every language, and with the same state as a wrong user.
  [
    'pg_hba.conf',
    'The server of DATABASE_URL lets this user not in from here, or not without sslmode=verify-full: see its pg_hba.conf.',
  ],
  [
    'The server does not support SSL connections',
    'The server of DATABASE_URL offers no encrypted connection: have it offer one, or leave sslmode out.',
  ],
]

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const sentences: readonly (readonly [states: RegExp, sentence: string])[] = [
  [/^28/, refused],
  [/^3D/, 'The server of DATABASE_URL has no database of that name: create it first.'],
  [/^(42501|3F)/, 'The user of DATABASE_URL may not create tables in that database.'],
  [/^25006/, 'The database of DATABASE_URL can only be read: give the address of the one that takes writes.'],
  [/^53100/, 'The database of DATABASE_URL has no room left: make some on its disk.'],
  [/^53300/, 'The database of DATABASE_URL takes no more connections.'],
]
