import type { ObjectProblem } from '#domain/event/checkObject.ts'
import { refuse } from '../refuse.ts'

/** Refuses an object for what is wrong with it (CAL-13). */
export function refuseProblem(problem: ObjectProblem): never {
  switch (problem) {
    case 'no-vevent':
      return refuse('no-event', 'The body holds no event.')
    case 'no-dtstart':
      return refuse('wrong-shape', 'Every event needs a dtstart that can be read.')
    case 'end-before-start':
      return refuse('wrong-shape', 'dtend must not lie before dtstart.')
  }
}
