import type { ObjectProblem } from '#domain/event/checkObject.ts'
import { throwHttpError } from '../HttpError.ts'

/** Refuses an object for what is wrong with it (CAL-13). */
export function throwObjectProblem(problem: ObjectProblem): never {
  switch (problem) {
    case 'no-vevent':
      return throwHttpError('no-event', 'The body holds no event.')
    case 'no-dtstart':
      return throwHttpError('wrong-shape', 'Every event needs a dtstart that can be read.')
    case 'end-before-start':
      return throwHttpError('wrong-shape', 'dtend must not lie before dtstart.')
  }
}
