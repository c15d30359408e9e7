export type Bounds = {
  /** How many run at once. */
  readonly running: number
  /** How many may wait for their turn; one more is turned away. */
  readonly waiting: number
}

/**
 * Runs a bounded number of tasks at once, the others in the order they came.
 *
 * @param busy the error that one too many is rejected with
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
  // The slot of a finished call goes to the next one in the queue, so that no other gets in between.
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
