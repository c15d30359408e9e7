import type { Failure } from '#contract/failure.ts'
import { decidesNothing } from './decidesNothing.ts'
import { failureBehind } from './explain.ts'

/**
 * Sends something, and looks whether it was done where the answer does not tell.
 *
 * @param look reads what tells it
 * @param inTheWay how a second request fails after the first was done: over a connection that broke a browser sends
 *   twice by itself
 * @throws the failure of the request, if it was not done, or nothing could be read
 */
export async function doneAfterAll(
  send: () => Promise<void>,
  look: () => Promise<boolean>,
  inTheWay: readonly Failure[] = ['already-exists'],
): Promise<void> {
  try {
    await send()
  } catch (error) {
    const mayBeDone = decidesNothing(error) || inTheWay.some((each) => each === failureBehind(error))
    if (!mayBeDone || !(await look().catch(() => false))) throw error
  }
}
