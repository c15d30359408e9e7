export type Bounds = {
  /** How many run at once. */
  readonly running: number
  /** How many may wait; one more is rejected. */
  readonly waiting: number
}

/**
 * Runs a limited number of tasks at once, the others in the order of their arrival.
 *
 * @param busy creates the error for a task that is one too many
 */
export function concurrencyLimit({ running, waiting }: Bounds, busy: () => Error) {
  const queue: (() => void)[] = []
  let active = 0

  const turn = (): Promise<void> | undefined => {
    if (active < running) {
      active += 1
      return undefined
    }
    if (queue.length >= waiting) throw busy()
    return new Promise((resolve) => {
      queue.push(resolve)
    })
  }
  // The slot goes straight to the next in the queue, so that no new task gets in between.
  const release = () => {
    const next = queue.shift()
    if (next === undefined) active -= 1
    else next()
  }

  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    const itsTurn = turn()
    if (itsTurn !== undefined) await itsTurn
    try {
      return await task()
    } finally {
      release()
    }
  }
}
