import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * For a long transaction on a thread of ours: await the result after each step. Who needs no store is answered in between,
 * such as a probe, and so is whom the service has no time for; others wait until the transaction ends.
 *
 * @param sliceMs how long the transaction may go on at once
 */
export function eventTurns(sliceMs = 20): () => Promise<void> | undefined {
  let end = performance.now() + sliceMs
  return () => {
    if (performance.now() < end) return undefined
    return nextTurn().then(() => {
      end = performance.now() + sliceMs
    })
  }
}
