/**
 * The work that may still be done about one calendar object, counted in steps: a period of a rule looked at, a day or a time made in it,
 * an occurrence found. Steps and not time, so that the same object is read alike on every machine.
 */
export class StepBudget {
  private readonly limit: number
  private stepsLeft: number
  private isExceeded = false

  /** @param limit in steps; unless given, what the largest calendar of a person needs many times over, and is done in some milliseconds */
  constructor(limit: number = maxSteps) {
    this.limit = limit
    this.stepsLeft = limit
  }

  /** Takes steps away before they are done. Where there are not so many left, none are: what asks is to stop, and so is all that follows. */
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
