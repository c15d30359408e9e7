import type { Failure } from '#contract/failure.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { retryDelay } from '../../../../api/retryDelay.ts'
import type { Progress } from './Progress.ts'

/**
 * This many at once. More are not faster (docs/performance.md), and would use up the six connections that a
 * browser has for the page.
 */
const maxAtOnce = 4

/**
 * Failures that decide nothing about the request, and that the next ones would meet too: all of them wait.
 */
const temporary: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'too-many-requests'])

/** Failures after which nothing else will succeed either. */
const fatal: ReadonlySet<Failure> = new Set(['signed-out', 'storage-full', 'quota-exceeded', 'not-found'])

/** How often a request is tried that fails while others succeed, or that the service failed at by itself. */
const maxTries = 5
const maxTriesAfterError = 3

export type SendingOptions = {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** Resolves after this time, or earlier if trying again may work. */
  readonly wait?: (ms: number) => Promise<void>
}

export type SendingResult<Item> = {
  readonly refused: readonly { readonly item: Item; readonly failure: Failure }[]
  /** They were sent without an answer: their result is unknown. */
  readonly unsure: readonly Item[]
  /** They were never sent, because the person stopped or nothing more would have succeeded. */
  readonly left: readonly Item[]
}

/** Something to send, how often it was sent, and how many others had succeeded by the first time. */
type Entry<Item> = {
  readonly item: Item
  readonly tries: number
  readonly sentBefore: number
  readonly isUnsure: boolean
}

/**
 * Send many things, a few at a time, each until its result is known. The first is sent alone, to see how the
 * service answers. If the service is busy or cannot be reached, all wait as long as it asks, and continue
 * with half as many at once. After a stop, the answers that are on their way are awaited.
 *
 * @param send `isRepeated` if it was sent before without an answer, and may have succeeded
 */
export function sendMany<Item>(
  items: readonly Item[],
  send: (item: Item, isRepeated: boolean) => Promise<void>,
  { signal, onProgress = () => undefined, wait = untilWorthTrying }: SendingOptions,
): Promise<SendingResult<Item>> {
  const { promise, resolve, reject } = Promise.withResolvers<SendingResult<Item>>()
  const refused: SendingResult<Item>['refused'][number][] = []
  const again: Entry<Item>[] = []
  const gaveUp: Item[] = []
  let [next, sent, underWay, atOnce, pauses] = [0, 0, 0, 1, 0]
  let trouble: Failure | null = null
  let isOver = false

  const take = (): Entry<Item> | undefined => {
    const item = items[next]
    if (item === undefined) return again.shift()
    next += 1
    return { item, tries: 0, sentBefore: sent, isUnsure: false }
  }

  const hasEnded = () => isOver || signal.aborted
  const maySend = () => !hasEnded() && trouble === null && underWay < Math.floor(atOnce)

  function pump(): void {
    while (maySend()) {
      const entry = take()
      if (entry === undefined) break
      underWay += 1
      sendOne(entry).then(onSettled, reject)
    }
    if (underWay === 0 && (hasEnded() || trouble === null)) {
      const waiting = again.filter(({ isUnsure }) => !isUnsure).map(({ item }) => item)
      const unanswered = again.filter(({ isUnsure }) => isUnsure).map(({ item }) => item)
      resolve({ refused, unsure: [...gaveUp, ...unanswered], left: [...waiting, ...items.slice(next)] })
    }
  }

  function onSettled(): void {
    underWay -= 1
    onProgress({ done: sent, of: items.length, trouble })
    pump()
  }

  async function sendOne(entry: Entry<Item>): Promise<void> {
    try {
      await send(entry.item, entry.isUnsure)
      sent += 1
      pauses = 0
      if (sent === 1) atOnce = maxAtOnce
      else if (trouble === null) atOnce = Math.min(maxAtOnce, atOnce + 1 / atOnce)
    } catch (error) {
      onFailed(entry, error)
    }
  }

  function onFailed({ item, tries: before, sentBefore, isUnsure }: Entry<Item>, error: unknown): void {
    const failure = failureBehind(error)
    const tries = before + 1
    const isTemporary = temporary.has(failure)
    if (isTemporary ? tries >= maxTries && sent > sentBefore : isDecided(failure, tries)) {
      if (isTemporary) gaveUp.push(item)
      else refused.push({ item, failure })
      isOver ||= fatal.has(failure)
      return
    }
    // A request that was refused as too early had no effect. The result of any other is unknown.
    again.push({ item, tries, sentBefore, isUnsure: isUnsure || failure !== 'too-many-requests' })
    if (isTemporary) pause(failure, error)
  }

  function pause(failure: Failure, error: unknown): void {
    // Those that were on their way report the same again.
    if (trouble !== null) return
    trouble = failure
    atOnce = Math.max(1, Math.floor(atOnce / 2))
    const requestedMs = (error instanceof ApiError && error.retryAfterMs) || 0
    const delayMs = Math.max(requestedMs, retryDelay(pauses++, error))
    void Promise.race([wait(delayMs), aborted(signal)]).then(() => {
      trouble = null
      onProgress({ done: sent, of: items.length, trouble })
      pump()
    })
  }

  signal.addEventListener('abort', pump)
  pump()
  return promise.finally(() => signal.removeEventListener('abort', pump))
}

const isDecided = (failure: Failure, tries: number) =>
  failure !== 'server-error' || tries >= maxTriesAfterError

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Until a time has passed, or the browser says that the network is back. */
function untilWorthTrying(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const go = () => resolve()
  const timer = setTimeout(go, ms)
  window.addEventListener('online', go)
  return promise.finally(() => {
    clearTimeout(timer)
    window.removeEventListener('online', go)
  })
}
