import { addMs, type EpochMs } from '#domain/time/units.ts'
import { errorFacts } from '../../http/errorFacts.ts'
import type { Ports } from '../../ports.ts'

/** Does what lies in the store until it is due. Each process has one of each kind. */
export type DueWork = {
  /** Something was added. */
  readonly wake: () => void
  /** Looks now, and then for what other processes left. @returns stops that */
  readonly start: () => () => void
  /** Resolves when everything that is due was done. */
  readonly settled: () => Promise<void>
}

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
   * @returns when the next is; null if nothing waits
   */
  readonly work: (isAsked: boolean) => Promise<EpochMs | null>
}

export function dueWork({ clock, log }: Pick<Ports, 'clock' | 'log'>, { failure, work }: Kind): DueWork {
  let isStarted = false
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
      next = await work(wasAsked).catch((error: unknown) => {
        log(failure, errorFacts(error))
        return addMs(clock(), longestSleepMs)
      })
    } while (isWoken)
    running = null
    if (next !== null || isStarted)
      sleep(Math.min(next === null ? longestSleepMs : Math.max(next - clock(), 0), longestSleepMs))
  }
  const look = () => {
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

  return {
    wake,
    settled: async () => {
      for (let current = running; current !== null; current = running) await current
    },
    start: () => {
      isStarted = true
      wake()
      return () => {
        isStarted = false
        if (timer !== null) clearTimeout(timer)
      }
    },
  }
}
