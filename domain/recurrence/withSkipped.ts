import { localMs, type LocalMs } from '../time/units.ts'
import { inOrder, type Periods } from './Periods.ts'
import type { StepBudget } from './StepBudget.ts'

/**
 * Periods when SKIP may move an occurrence to the period before or after: each has the occurrences that are
 * in it, whichever period they come from, without duplicates. The 31st moved to 1 March is an occurrence of
 * March.
 */
export function withSkipped(periods: Periods, budget: StepBudget): Periods {
  const { indexOf, localTimesOf } = periods
  return {
    ...periods,
    localTimesOf: (index, from) => {
      const localTimes: LocalMs[] = []
      for (const near of [index - 1, index, index + 1]) {
        for (const local of localTimesOf(near, localMs(-Infinity))) {
          if (!budget.take(1)) return []
          if (local >= from && indexOf(local) === index) localTimes.push(local)
        }
      }
      return inOrder(localTimes)
    },
    even: null,
    size: null,
  }
}
