import { localMs, type LocalMs } from '../time/units.ts'
import { inOrder, type Periods } from './Periods.ts'
import type { StepBudget } from './StepBudget.ts'

/**
 * Periods in which SKIP may move an occurrence to the period before or after: each has what lies in it, whichever period said so, and each
 * time once. The 31st, moved on to 1 March, is an occurrence of March.
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
