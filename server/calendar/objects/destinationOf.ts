import { endpoints } from '#contract/endpoints.ts'
import { pathTemplate } from '../../http/routing/pathTemplate.ts'
import type { EventAddress } from '../../store/records.ts'
import { throwHttpError } from '../../HttpError.ts'
import { calendarIdOf } from '../answers/hrefs.ts'

const fromCalendars = (path: string) => path.slice(Math.max(0, path.indexOf('/calendars/')))

const eventPath = pathTemplate(fromCalendars(endpoints.event.path))

/**
 * The destination of a MOVE (CAL-20), from its `Destination` header: an address, or a path with any prefix
 * before `/calendars/` (CAL-3).
 *
 * @throws {HttpError} wrong-shape
 */
export function destinationOf(request: Request): EventAddress {
  const header =
    request.headers.get('destination') ?? throwHttpError('wrong-shape', 'The header Destination is missing.')
  const path = URL.parse(header, request.url)?.pathname ?? ''
  const slots = eventPath(fromCalendars(path))
  const { userId, calendarId, eventId } = slots ?? {}
  if (!userId || !calendarId || !eventId)
    throwHttpError('wrong-shape', 'Destination must be the address of an event.')
  return { homeId: userId, calendarId: calendarIdOf(userId, calendarId), eventId }
}
