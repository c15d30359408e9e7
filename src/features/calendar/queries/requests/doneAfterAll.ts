import { decidesNothing } from './decidesNothing.ts'

/**
 * Sends something, and looks whether it was done where no answer comes.
 *
 * @param look reads what tells it
 * @throws the failure of the request, if it was not done, or nothing could be read
 */
export async function doneAfterAll(send: () => Promise<void>, look: () => Promise<boolean>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!decidesNothing(error) || !(await look().catch(() => false))) throw error
  }
}
