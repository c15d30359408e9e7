/**
 * A limit for the work on one calendar object, counted in steps: a period of a rule that is examined, a day
 * or a time made in it, an occurrence found. Steps and not time, so that an object gives the same result on
 * every machine.
 */
export class StepBudget {
  private readonly limit: number
  private stepsLeft: number
  private isExceeded = false

  /**
   * @param limit in steps; the default is many times what the largest personal calendar needs, and takes some
   *   milliseconds
   */
  constructor(limit: number = maxSteps) {
    this.limit = limit
    this.stepsLeft = limit
  }

  /**
   * Takes steps before they are done. If there are not enough left, none are taken: the caller has to stop,
   * and so has everything after it.
   */
  take(steps: number): boolean {
    if (this.isExceeded || steps > this.stepsLeft) {
      this.isExceeded = true
      return false
    }
    this.stepsLeft -= steps
    return true
  }

  /** Whether something was not done. */
  get isSpent(): boolean {
    return this.isExceeded
  }

  /** Steps that may still be taken. */
  get left(): number {
    return this.isExceeded ? 0 : this.stepsLeft
  }

  /** Steps that were done. */
  get taken(): number {
    return this.limit - this.stepsLeft
  }
}

/** Four hundred years of a yearly rule by week numbers, day by day, and a quarter more. */
export const maxSteps = 200_000
