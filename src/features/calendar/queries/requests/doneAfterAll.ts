import { failureBehind } from '../../../../api/explain.ts'
import { decidesNothing } from './decidesNothing.ts'

/**
 * Sends something, and looks whether it was done where the answer does not tell.
 *
 * @param look reads what tells it
 * @throws the failure of the request, if it was not done, or nothing could be read
 */
export async function doneAfterAll(send: () => Promise<void>, look: () => Promise<boolean>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!mayBeDone(error) || !(await look().catch(() => false))) throw error
  }
}

/** Over a connection that broke a browser sends twice by itself: then its own first request is in the way of the second. */
const mayBeDone = (error: unknown) => decidesNothing(error) || failureBehind(error) === 'already-exists'
