import { errorFacts } from '../../http/errorFacts.ts'
import type { Log } from '../../ports.ts'

/** A stop takes about three seconds. After this time a broken process ends even if the stop hangs. */
const patienceMs = 5_000

/**
 * Logs an unhandled rejection and continues, because the request that caused it has its own answer. After an
 * uncaught exception the state of the process is unknown, so it logs the exception, closes the store and
 * exits with 1.
 */
export function guardProcess({ log, stop }: { readonly log: Log; readonly stop: () => Promise<void> }): void {
  process.on('unhandledRejection', (reason) => log('unhandled-rejection', errorFacts(reason)))
  let isEnding = false
  process.on('uncaughtException', (error) => {
    log('uncaught-exception', errorFacts(error))
    if (!isEnding) void end(stop)
    isEnding = true
  })
}

async function end(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), patienceMs)
  try {
    await stop()
  } finally {
    process.exit(1)
  }
}
