import type { Failure } from '#contract/failure.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { retryDelay } from '../../../../api/retryDelay.ts'
import type { Progress } from './Progress.ts'

/**
 * As many at once. More are no quicker (docs/performance.md), and would leave none of the six connections of a browser
 * for what the page asks meanwhile.
 */
const maxAtOnce = 4

/** After these nothing is decided about what was sent, and the others would go the same way: all of them wait. */
const temporary: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'too-many-requests'])

/** After these nothing else will go through either. */
const fatal: ReadonlySet<Failure> = new Set(['signed-out', 'storage-full', 'quota-exceeded', 'not-found'])

/** How often something is sent that fails while others go through, or that the service failed at by itself. */
const maxTries = 5
const maxTriesAfterError = 3

export type SendingOptions = {
  readonly signal: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** Resolves after so long, or sooner where it is worth trying. */
  readonly wait?: (ms: number) => Promise<void>
}

export type SendingResult<Item> = {
  readonly refused: readonly { readonly item: Item; readonly failure: Failure }[]
  /** They were sent, and no answer came: nobody knows what became of them. */
  readonly unsure: readonly Item[]
  /** They were never sent, because the person stopped or nothing more would have gone through. */
  readonly left: readonly Item[]
}

/** Something to be sent, how often it was, and how many others had gone through by the first time. */
type Entry<Item> = {
  readonly item: Item
  readonly tries: number
  readonly sentBefore: number
  readonly isUnsure: boolean
}

/**
 * Send many things, a few at a time, each until it is decided. The first one goes alone, as it finds out what kind of
 * service this is. Where the service is busy or cannot be reached all of them wait as long as it asks to, and go on
 * with half as many at once. What is stopped waits for the answers that are on their way.
 *
 * @param send `isRepeated` where it was sent before without an answer, and may have come through
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
    // Nothing was made of what came too early; of everything else nobody knows.
    again.push({ item, tries, sentBefore, isUnsure: isUnsure || failure !== 'too-many-requests' })
    if (isTemporary) pause(failure, error)
  }

  function pause(failure: Failure, error: unknown): void {
    // Those that were on their way say the same again.
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

/** Until a time has passed, or the browser says that there is a network again. */
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
