import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'
import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import { jCalOf, readComponents, type FoundComponent } from '#domain/ical/readComponents.ts'
import { throwHttpError } from '../../HttpError.ts'
import { skipSentences } from './skipSentences.ts'

/**
 * A calendar object from jCal or iCalendar text. The content decides, because content types are often wrong
 * (CAL-12).
 *
 * @param isImport whether a text is read like a file, which may have an event outside of a calendar
 * @throws {HttpError} not-a-calendar; wrong-shape if there is more than one object, or a part that cannot be
 *   stored
 */
export function readCalendarObject(text: string, isImport = false): JCal {
  const start = text.trimStart()
  if (start.startsWith('[')) return readJCal(start)
  if (/^BEGIN:VCALENDAR/i.test(start)) return isImport ? readFile(text) : readICalendar(text)
  if (isImport && /^BEGIN:VEVENT/im.test(start)) return readFile(text)
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

// A PUT accepts an object completely or not at all, so broken parts are not left out as in an import.
function readICalendar(text: string): JCal {
  const [calendar, ...others] = readComponents(text)
  if (others.length > 0) throwHttpError('wrong-shape', 'The body holds several calendars.')
  const broken = calendar && brokenIn(calendar)
  if (broken) throwHttpError('not-a-calendar', skipSentences([{ ...broken, what: '', canGuess: false }]))
  if (calendar?.name !== 'vcalendar') return throwHttpError('not-a-calendar', 'The body is not iCalendar.')
  const [, properties, components = []] = jCalOf(calendar)
  return ['vcalendar', properties, components]
}

/**
 * The parts of a text that cannot be read, inner ones first. The depth is limited, because a stranger chooses
 * it.
 */
function brokenIn({ broken, components }: FoundComponent, depth = 0): FoundComponent['broken'] {
  const inner = depth < deepest ? components.map((each) => brokenIn(each, depth + 1)) : []
  return inner.find((each) => each !== null) ?? broken
}

/** A component that is nested deeper counts as broken. */
const deepest = 6

function readFile(text: string): JCal {
  const { objects, skipped } = parseICalendar(text)
  const isOther = skipped.every(({ why }) => why === 'not-an-event')
  if (skipped.length > 0)
    throwHttpError(objects.length === 0 && isOther ? 'no-event' : 'wrong-shape', skipSentences(skipped))
  const [only, ...others] = objects
  if (others.length > 0) throwHttpError('wrong-shape', 'The body holds several events: send each by itself.')
  return only?.jcal ?? throwHttpError('no-event', 'The body holds no event.')
}
