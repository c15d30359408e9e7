import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { IncomingMail } from '../ports.ts'
import { readIncomingMail } from './readIncomingMail.ts'

/** What the thread is given. */
export type MailJob = { readonly source: Uint8Array; readonly authservId: string }

/** A smaller mail is read in less time than a thread takes to start. In bytes. */
const smallMail = 16 * 1024
const longestMs = 30_000
const largestHeapMb = 256

/**
 * Reads a mail as `readIncomingMail` does, a large one on a thread of its own: anyone can send one whose hundred
 * thousands of lines take seconds.
 *
 * @returns null if it cannot be read, or not in this time
 */
export async function readMailInThread(job: MailJob, timeoutMs = longestMs): Promise<IncomingMail | null> {
  if (job.source.byteLength <= smallMail) return readIncomingMail(job.source, job.authservId)
  const thread = new Worker(new URL('mailThread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
  })
  thread.unref()
  try {
    const [mail] = await once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    return mail
  } catch {
    // The thread ran out of memory or time.
    return null
  } finally {
    await thread.terminate()
  }
}
