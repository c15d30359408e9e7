import type { ObjectProblem } from '#domain/event/checkObject.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { throwHttpError } from '../../HttpError.ts'
import { skipSentences } from './skipSentences.ts'

/** Refuses an object with a problem (CAL-13); for iCalendar text with the line numbers. */
export function throwObjectProblem(problem: ObjectProblem, body = ''): never {
  const { skipped } = parseICalendar(body)
  if (problem !== 'no-vevent' && skipped.length > 0) throwHttpError('wrong-shape', skipSentences(skipped))
  switch (problem) {
    case 'no-vevent':
      return throwHttpError('no-event', 'The body holds no event.')
    case 'no-dtstart':
      return throwHttpError('wrong-shape', 'Every event needs a dtstart that can be read.')
    case 'end-before-start':
      return throwHttpError('wrong-shape', 'dtend must not be before dtstart.')
  }
}
