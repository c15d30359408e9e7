import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'
import { jCalOf, readComponents, type FoundComponent } from '#domain/ical/readComponents.ts'
import { throwHttpError } from '../HttpError.ts'

/**
 * A calendar object from jCal or iCalendar text, whichever it is: content types are often wrong (CAL-12).
 *
 * @throws {HttpError} not-a-calendar; wrong-shape where there is more than one
 */
export function readCalendarObject(text: string): JCal {
  const start = text.trimStart()
  if (start.startsWith('[')) return readJCal(start)
  if (/^BEGIN:VCALENDAR/i.test(start)) return readICalendar(start)
  return throwHttpError('not-a-calendar', 'The body is neither jCal nor iCalendar.')
}

function readJCal(text: string): JCal {
  try {
    const read = v.safeParse(jCal, JSON.parse(text))
    if (read.success) return read.output
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return throwHttpError('not-a-calendar', 'The body is not jCal: ["vcalendar", [properties], [components]].')
}

// Unlike an import, a PUT takes an object whole or not at all: what is broken is not left out.
function readICalendar(text: string): JCal {
  const [calendar, ...others] = readComponents(text)
  if (others.length > 0) throwHttpError('wrong-shape', 'The body holds several calendars.')
  if (calendar === undefined || calendar.name !== 'vcalendar' || !isWhole(calendar)) return notICalendar()
  const [, properties, components = []] = jCalOf(calendar)
  return ['vcalendar', properties, components]
}

const isWhole = ({ broken, components }: FoundComponent): boolean =>
  broken === null && components.every(isWhole)

const notICalendar = () =>
  throwHttpError('not-a-calendar', 'The body is not iCalendar, or a part of it cannot be read.')
