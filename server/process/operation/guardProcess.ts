import { errorFacts } from '../../http/errorFacts.ts'
import type { Log } from '../../ports.ts'

/** A stop ends within three seconds or so; one that hangs does not keep a broken process. */
const patienceMs = 5_000

/**
 * A promise that nobody waited for is logged, and the process goes on: what it was made for has its own
 * answer. After an exception that nobody caught, the state of the process is unknown: it is logged, and the
 * process ends with 1 once the store is closed.
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
