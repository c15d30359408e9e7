import { eventStream } from '#contract/changes/eventStream.ts'
import { changesHeartbeatMs } from '#contract/changes/changeEvents.ts'
import { ApiError } from '../../../api/ApiError.ts'
import { newsOf, type ChangeNews } from './ChangeNews.ts'

/** What following changes needs of the world. */
export type Following = {
  /** Opens the stream; rejects with an `ApiError` if it cannot be had. */
  readonly open: (lastEventId: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  readonly tell: (news: ChangeNews) => void
  /** Resolves after this time, or earlier if it is worth trying. Rejects when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly now: () => number
  /** 0 to 1. */
  readonly chance: () => number
  /** Ends it. */
  readonly signal: AbortSignal
}

const firstWaitMs = 500
const longestWaitMs = 60_000
/** A stream that ended sooner counts as a failure, too. */
const shortMs = 5000
/** A stream from which nothing has come for so long is dead. */
export const deadAfterMs = 2 * changesHeartbeatMs + 10_000

/**
 * Follows the changes of the service (CAL-33) until it is ended. When the stream ends it is opened again, and tells what
 * was missed; later and later if that fails, and at another time than that of others.
 */
export async function followChanges(following: Following): Promise<void> {
  const { tell, wait, now, chance, signal } = following
  let lastEventId = ''
  let failures = 0
  while (!signal.aborted) {
    const began = now()
    let requestedMs = 0
    try {
      lastEventId = await followOnce(following, lastEventId)
    } catch (error) {
      if (signal.aborted) return
      tell({ kind: 'silent' })
      requestedMs = (error instanceof ApiError && error.retryAfterMs) || 0
    }
    failures = now() - began < shortMs ? failures + 1 : 0
    const usualMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures)
    const delayMs = Math.max(usualMs * (0.5 + chance() / 2), requestedMs * (1 + chance() / 2))
    await wait(delayMs, signal).catch(() => undefined)
  }
}

/** @returns the id of the last event when the stream ends; what was read of it counts in any case */
async function followOnce({ open, tell, wait, signal }: Following, before: string): Promise<string> {
  const ending = new AbortController()
  const either = AbortSignal.any([signal, ending.signal])
  const body = await open(before, either)
  // What was before is not told to a reader who knows nothing.
  if (before === '') tell({ kind: 'list' })
  const reader = body.getReader()
  either.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true })
  const decoder = new TextDecoder()
  const stream = eventStream()
  const read = async () => {
    const silence = new AbortController()
    void wait(deadAfterMs, AbortSignal.any([either, silence.signal])).then(
      () => ending.abort(),
      () => undefined,
    )
    try {
      return await reader.read()
    } finally {
      silence.abort()
    }
  }
  try {
    for (let part = await read(); !part.done; part = await read()) {
      tell({ kind: 'alive' })
      for (const event of stream.read(decoder.decode(part.value, { stream: true })))
        for (const news of newsOf(event)) tell(news)
    }
  } catch (error) {
    if (signal.aborted) throw error
  } finally {
    ending.abort()
  }
  return stream.lastEventId() || before
}
