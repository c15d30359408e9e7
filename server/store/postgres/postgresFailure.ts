import { StoreDamaged, StoreFull, StoreUnavailable, type StoreProblem } from '../storeErrors.ts'

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const diskFull = '53100'
const conflicts = new Set(['40001', '40P01'])
const uniqueViolation = '23505'
const damages = new Map<string, StoreProblem>([
  ['XX001', 'corrupt'],
  ['XX002', 'corrupt'],
  ['58030', 'unreadable'],
])
// Connections, sign-in, resources, an operator's intervention, the machine; a replica that only reads.
const beyondReach = /^(08|28|3D|53|57|58|XX|25006|55P03)/

/**
 * A failure of PostgreSQL by its name in the ports; what is no failure of the store's is given back as it is.
 */
export function postgresFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  const code = sqlState(error)
  if (code === diskFull) return new StoreFull('No room is left', { cause: error })
  const problem = code === null ? undefined : damages.get(code)
  if (problem !== undefined) return new StoreDamaged(problem, { cause: error })
  // Without a state it was not the database that spoke: nobody there, cut off, too late.
  return code === null || beyondReach.test(code)
    ? new StoreUnavailable('The database cannot be reached', { cause: error })
    : error
}

/** Whether a connection on which this happened can be used again. */
export const isConnectionGood = (error: unknown): boolean => {
  const code = error instanceof Error ? sqlState(error) : null
  return code !== null && !/^(08|57P)/.test(code)
}

/**
 * Two transactions in each other's way, of which this one gave in; or two calendars of one home made at once,
 * which asked for the same place in its order.
 */
export function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = sqlState(error)
  if (code === uniqueViolation) return 'constraint' in error && error.constraint === 'calendars_by_number'
  return code !== null && conflicts.has(code)
}

/** The five letters by which the database names what happened. */
export function sqlState(error: Error): string | null {
  // Node has codes of five letters too, such as EPIPE; only the database has severities.
  return 'severity' in error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
