export type FairBounds = {
  /** How many tasks run at once, of one person and of all together. */
  readonly running: Shares
  /** How many may wait; one more is rejected. */
  readonly waiting: Shares
}

type Shares = { readonly perPerson: number; readonly inAll: number }

/**
 * Runs a limited number of tasks at once. People whose tasks wait take turns, one task each, so that who asks for much
 * waits, and nobody behind them.
 *
 * @param busy creates the error for a task that is one too many
 */
export function fairLimit({ running, waiting }: FairBounds, busy: () => Error) {
  /** In the order of turns. */
  const queues = new Map<string, (() => void)[]>()
  const active = new Map<string, number>()
  let activeInAll = 0
  let waitingInAll = 0

  const activeOf = (person: string) => active.get(person) ?? 0
  const mayRun = (person: string) => activeInAll < running.inAll && activeOf(person) < running.perPerson
  const count = (person: string, change: 1 | -1) => {
    activeInAll += change
    const left = activeOf(person) + change
    if (left === 0) active.delete(person)
    else active.set(person, left)
  }
  const wait = (person: string): Promise<void> => {
    const queue = queues.get(person) ?? []
    if (waitingInAll >= waiting.inAll || queue.length >= waiting.perPerson) throw busy()
    waitingInAll += 1
    queues.set(person, queue)
    return new Promise((resolve) => {
      queue.push(resolve)
    })
  }
  const startNext = (ended: string) => {
    const ready = [...queues].filter(([person]) => mayRun(person))
    const next = ready.find(([person]) => person !== ended) ?? ready[0]
    if (next === undefined) return
    const [person, [start, ...others]] = next
    // Behind the others who wait.
    queues.delete(person)
    if (others.length > 0) queues.set(person, others)
    waitingInAll -= 1
    count(person, 1)
    start?.()
  }

  return async <Value>(person: string, task: () => Promise<Value>): Promise<Value> => {
    if (mayRun(person)) count(person, 1)
    else await wait(person)
    try {
      return await task()
    } finally {
      count(person, -1)
      startNext(person)
    }
  }
}
