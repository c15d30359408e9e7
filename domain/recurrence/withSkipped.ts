import type { WallMs } from '../time/units.ts'
import { inOrder, type Periods } from './Periods.ts'
import type { StepBudget } from './StepBudget.ts'

/**
 * Periods in which SKIP may move an occurrence to the period before or after: each has what lies in it, whichever period said so, and each
 * time once. The 31st, moved on to 1 March, is an occurrence of March.
 */
export function withSkipped(periods: Periods, budget: StepBudget): Periods {
  const { indexOf, wallsOf } = periods
  return {
    ...periods,
    wallsOf: (index, from) => {
      const walls: WallMs[] = []
      for (const near of [index - 1, index, index + 1]) {
        for (const wall of wallsOf(near, -Infinity)) {
          if (!budget.take(1)) return []
          if (wall >= from && indexOf(wall) === index) walls.push(wall)
        }
      }
      return inOrder(walls)
    },
    even: null,
    size: null,
  }
}
