import {
  StoreDamaged,
  StoreFull,
  StoreReadOnly,
  StoreUnavailable,
  type StoreProblem,
} from '../storeErrors.ts'

// https://sqlite.org/rescode.html
const busy = 5
const readOnly = 8
const full = 13
// No room for the shared memory of the log, because the disk is full.
const noRoomForLog = 4874
const beyondReach = new Set([busy, 6, 14])
const damages = new Map<number, StoreProblem>([
  [10, 'unreadable'],
  [11, 'corrupt'],
  [26, 'foreign'],
])

/** Turns an error of node:sqlite into an error of the store; other errors are returned unchanged. */
export function sqliteFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  if (code === null) return otherFailure(error)
  const primary = code & 0xff
  if (primary === full || code === noRoomForLog) return new StoreFull('No room is left', { cause: error })
  if (primary === readOnly) return new StoreReadOnly('The file can only be read', { cause: error })
  const problem = damages.get(primary)
  if (problem !== undefined) return new StoreDamaged(problem, { cause: error })
  return beyondReach.has(primary) ? new StoreUnavailable('The file cannot be used', { cause: error }) : error
}

/** Errors of the file system, or of node:sqlite itself. */
function otherFailure(error: Error): unknown {
  if (isClosed(error)) return new StoreUnavailable('The store is closed', { cause: error })
  return 'syscall' in error ? new StoreUnavailable('The file cannot be used', { cause: error }) : error
}

/** Whether another process uses the file. */
export const isBusy = (error: unknown) => error instanceof Error && codeOf(error) === busy

const codeOf = (error: Error): number | null =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null

const isClosed = (error: Error) => 'code' in error && error.code === 'ERR_INVALID_STATE'
