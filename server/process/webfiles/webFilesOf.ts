import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Limits } from '../../limits.ts'
import { fairLimit } from '../../net/fairLimit.ts'
import { webFileCall } from '../../net/webFileCall.ts'
import type { WebFileContents, WebFiles } from '../../ports.ts'

/** What a thread is given. */
export type WebFileJob = { readonly bytes: Uint8Array; readonly limits: Pick<Limits, 'object' | 'web'> }

/** For asking for a file, with its redirects, and for reading it. */
const timeoutMs = 15_000

/** Files are read one at a time. One that waits is in memory. */
const threads = { running: { perPerson: 1, inAll: 1 }, waiting: { perPerson: 10, inAll: 40 } } as const
const largestHeapMb = 256

/** Each holds a file. */
const calls = { running: { perPerson: 4, inAll: 8 }, waiting: { perPerson: 50, inAll: 200 } } as const

/** Reads calendars on the web. @param isPrivateAllowed whether private networks and this machine may be asked */
export function webFilesOf(limits: WebFileJob['limits'], isPrivateAllowed: boolean): WebFiles {
  const inTurn = fairLimit(threads, () => new Error('Too many files wait to be read'))
  const amongCalls = fairLimit(calls, () => new Error('Too many files are asked for'))
  const call = webFileCall({ isPrivateAllowed, timeoutMs, largest: limits.web.bytes })
  return {
    fetch: async (address, known, personId) => {
      try {
        return await amongCalls(personId, () => call(address, known))
      } catch {
        return { kind: 'failed', cause: 'waited too long' }
      }
    },
    read: async (bytes, personId) => {
      try {
        return await inTurn(personId, async () => {
          const began = performance.now()
          const contents = await readInThread({ bytes, limits })
          return contents && { ...contents, tookMs: performance.now() - began }
        })
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
