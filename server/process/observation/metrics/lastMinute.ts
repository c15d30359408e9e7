import type { MonotonicClock } from '../../../clocks.ts'

/** Values of the last minute, by second. */
export type LastMinute = {
  record(value: number): void
  sum(): number
  /** Zero if nothing was recorded. */
  max(): number
}

type Second = { readonly at: number; sum: number; max: number }

const seconds = 60

export function lastMinute(clock: MonotonicClock): LastMinute {
  let recentSeconds: Second[] = []
  const secondNow = () => Math.floor(clock() / 1000)
  const recent = () => {
    const oldest = secondNow() - seconds
    return recentSeconds.filter(({ at }) => at > oldest)
  }
  return {
    record: (value) => {
      const at = secondNow()
      const last = recentSeconds.at(-1)
      if (last?.at === at) {
        last.sum += value
        last.max = Math.max(last.max, value)
        return
      }
      recentSeconds = [...recent(), { at, sum: value, max: value }]
    },
    sum: () => recent().reduce((total, { sum }) => total + sum, 0),
    max: () => recent().reduce((highest, { max }) => Math.max(highest, max), 0),
  }
}
