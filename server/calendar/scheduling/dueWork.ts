import { addMs, type EpochMs } from '#domain/time/units.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import type { Ports } from '../../ports.ts'
import { withTimeout } from '../../withTimeout.ts'

/** Does what lies in the store until it is due. Each process has one of each kind. */
export type DueWork = {
  /** Something was added. */
  readonly wake: () => void
  /** Looks now, and then for what other processes left. @returns stops that, as `StopWork` says */
  readonly start: () => StopWork
  /** Resolves when everything that is due was done. */
  readonly settled: () => Promise<void>
}

/**
 * Begins nothing more, and resolves when what is under way has ended, or after two seconds: what has not ended by then
 * is left to another process, or to the next start. Never rejects.
 */
export type StopWork = () => Promise<void>

/** Shorter than running requests are waited for, so that a stop takes no longer. */
export const stopPatienceMs = 2_000

/** What a process that died left is seen after this at the latest. */
const longestSleepMs = 30_000

type Kind = {
  /** What is logged when the work failed. */
  readonly failure: string
  /**
   * Does everything that is due.
   *
   * @param isAsked whether it was woken, or begins; else this is a look for what other processes left, in which an idle
   *   service spends as little as it can
   * @param isStopped asked before each part: then the rest stays for another process
   * @returns when the next is; null if nothing waits
   */
  readonly work: (isAsked: boolean, isStopped: () => boolean) => Promise<EpochMs | null>
}

export function dueWork({ clock, log }: Pick<Ports, 'clock' | 'log'>, { failure, work }: Kind): DueWork {
  let isStarted = false
  let isStopped = false
  /** Whether nobody waits any longer for what is under way: the store may be closed. */
  let isLeft = false
  let isWoken = false
  let isAsked = false
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  const run = async () => {
    let next: EpochMs | null = null
    do {
      isWoken = false
      const wasAsked = isAsked
      isAsked = false
      next = await work(wasAsked, () => isStopped).catch((error: unknown) => {
        if (!isLeft) log(failure, errorFacts(error))
        return addMs(clock(), longestSleepMs)
      })
      if (isStopped) isWoken = false
    } while (isWoken)
    running = null
    if (isStopped) return
    if (next !== null || isStarted)
      sleep(Math.min(next === null ? longestSleepMs : Math.max(next - clock(), 0), longestSleepMs))
  }
  const look = () => {
    if (isStopped) return
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (running === null) running = run()
    else isWoken = true
  }
  const wake = () => {
    isAsked = true
    look()
  }
  const sleep = (milliseconds: number) => {
    if (timer === null && running === null) timer = setTimeout(look, milliseconds)
  }

  const settled = async () => {
    for (let current = running; current !== null; current = running) await current
  }

  return {
    wake,
    settled,
    start: () => {
      ;[isStarted, isStopped, isLeft] = [true, false, false]
      wake()
      return async () => {
        ;[isStarted, isStopped] = [false, true]
        if (timer !== null) clearTimeout(timer)
        timer = null
        await withTimeout(stopPatienceMs, settled())
        isLeft = running !== null
      }
    },
  }
}
