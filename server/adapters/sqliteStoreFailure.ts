import { StoreFull, StoreUnavailable } from '../store.ts'

// https://sqlite.org/rescode.html
const busy = 5
const full = 13
// No room for the shared memory of the log: the same full disk.
const noRoomForLog = 4874
const beyondReach = new Set([busy, 6, 8, 10, 11, 14, 26])

/** A failure of node:sqlite by its name in the ports; what is no failure of the store's is given back as it is. */
export function sqliteFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  if (code === null)
    return isClosed(error) ? new StoreUnavailable('The store is closed', { cause: error }) : error
  const primary = code & 0xff
  if (primary === full || code === noRoomForLog) return new StoreFull('No room is left', { cause: error })
  return beyondReach.has(primary) ? new StoreUnavailable('The file cannot be used', { cause: error }) : error
}

/** Whether another process has the file. */
export const isBusy = (error: unknown) => error instanceof Error && codeOf(error) === busy

const codeOf = (error: Error): number | null =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null

const isClosed = (error: Error) => 'code' in error && error.code === 'ERR_INVALID_STATE'
