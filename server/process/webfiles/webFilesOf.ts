import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Limits } from '../../limits.ts'
import { concurrencyLimit } from '../../net/concurrencyLimit.ts'
import { webFileCall } from '../../net/webFileCall.ts'
import type { WebFileContents, WebFiles } from '../../ports.ts'

/** What a thread is given. */
export type WebFileJob = { readonly bytes: Uint8Array; readonly limits: Pick<Limits, 'object' | 'web'> }

/** For asking for a file, with its redirects, and for reading it. */
const timeoutMs = 15_000

/** Files are read one at a time: who subscribes to a large one waits, and nobody else does. */
const threads = { running: 1, waiting: 100 } as const
const largestHeapMb = 256

/** Each holds a file. */
const calls = { running: 8, waiting: 200 } as const

/** Reads calendars on the web. @param isPrivateAllowed whether private networks and this machine may be asked */
export function webFilesOf(limits: WebFileJob['limits'], isPrivateAllowed: boolean): WebFiles {
  const inTurn = concurrencyLimit(threads, () => new Error('Too many files wait to be read'))
  const amongCalls = concurrencyLimit(calls, () => new Error('Too many files are asked for'))
  const call = webFileCall({ isPrivateAllowed, timeoutMs, largest: limits.web.bytes })
  return {
    fetch: async (...asked) => {
      try {
        return await amongCalls(() => call(...asked))
      } catch {
        return { kind: 'failed', cause: 'waited too long' }
      }
    },
    read: async (bytes) => {
      try {
        return await inTurn(() => readInThread({ bytes, limits }))
      } catch {
        // The thread ran out of memory or time.
        return null
      }
    },
  }
}

async function readInThread(job: WebFileJob): Promise<WebFileContents | null> {
  const thread = new Worker(new URL('webFileThread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
  })
  thread.unref()
  try {
    const [contents] = await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    return contents
  } finally {
    await thread.terminate()
  }
}
