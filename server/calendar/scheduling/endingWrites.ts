import { throwHttpError } from '../../HttpError.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'

/** In characters: thousands of meetings, and what can be held besides everything else. */
const longest = 256 * 1024 * 1024

/**
 * What is written of meetings that end in one step, so that all of it is in memory.
 *
 * @param limit in characters
 */
export function endingWrites(limit = longest) {
  const all: SchedulingWrite[] = []
  let left = limit
  return {
    all,
    /** @throws {HttpError} too-large */
    add: (write: SchedulingWrite): void => {
      left -= lengthOf(write)
      if (left < 0)
        throwHttpError(
          'too-large',
          'The meetings are too large to end them at once: delete some of them first.',
        )
      all.push(write)
    },
  }
}

const lengthOf = ({ known, state, outgoing }: SchedulingWrite): number =>
  (known?.length ?? 0) + state.length + (outgoing ? outgoing.before.length + outgoing.after.length : 0)
