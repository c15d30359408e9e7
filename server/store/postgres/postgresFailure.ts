import {
  StoreDamaged,
  StoreFull,
  StoreReadOnly,
  StoreUnavailable,
  type StoreProblem,
} from '../storeErrors.ts'

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const diskFull = '53100'
const readOnly = '25006'
const conflicts = new Set(['40001', '40P01'])
const uniqueViolation = '23505'
const damages = new Map<string, StoreProblem>([
  ['XX001', 'corrupt'],
  ['XX002', 'corrupt'],
  ['58030', 'unreadable'],
])
// Connection, authentication, resources, operator intervention, system errors; a connection that the database ended
// because this process stood still.
const beyondReach = /^(08|28|3D|53|57|58|XX|55P03|25P0[34])/

/** Turns an error of PostgreSQL into an error of the store; other errors are returned unchanged. */
export function postgresFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  const code = sqlState(error)
  if (code === diskFull) return new StoreFull('No room is left', { cause: error })
  if (code === readOnly) return new StoreReadOnly('The database only reads', { cause: error })
  const problem = code === null ? undefined : damages.get(code)
  if (problem !== undefined) return new StoreDamaged(problem, { cause: error })
  // Without a state, the error is not from the database: not reachable, disconnected, or timed out.
  return code === null || beyondReach.test(code)
    ? new StoreUnavailable('The database cannot be reached', { cause: error })
    : error
}

/**
 * Whether the connection can be used again after this error. One that only reads leads to a server that was replaced by
 * another, or was opened while none took writes: a new one may lead elsewhere.
 */
export const isConnectionGood = (error: unknown): boolean => {
  const code = error instanceof Error ? sqlState(error) : null
  return code !== null && !/^(08|57P|25006|25P0[34])/.test(code)
}

/**
 * Whether the transaction can be repeated: it was the one given up in a deadlock, or two calendars of a home
 * were created at once and got the same number.
 */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlState(error)
  if (code === uniqueViolation) return 'constraint' in error && error.constraint === 'calendars_by_number'
  return code !== null && conflicts.has(code)
}

/** The SQLSTATE of an error, five characters, or null. */
export function sqlState(error: Error): string | null {
  // Some codes of Node have five letters too, such as EPIPE. Only database errors have a severity.
  return 'severity' in error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
