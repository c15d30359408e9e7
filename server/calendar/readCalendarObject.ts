import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'
import { parseICalendar, type SkipReason } from '#domain/ical/parseICalendar.ts'
import { refuse } from '../refuse.ts'
import { refuseProblem } from './refuseProblem.ts'

/**
 * A calendar object from jCal or iCalendar text, whichever it is: content types are often wrong (CAL-12).
 *
 * @throws {Refusal} not-a-calendar, no-event, wrong-shape
 */
export function readCalendarObject(text: string): JCal {
  const start = text.trimStart()
  if (start.startsWith('[')) return readJCal(start)
  if (/^BEGIN:VCALENDAR/i.test(start)) return readICalendar(start)
  return refuse('not-a-calendar', 'The body is neither jCal nor iCalendar.')
}

function readJCal(text: string): JCal {
  try {
    const read = v.safeParse(jCal, JSON.parse(text))
    if (read.success) return read.output
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return refuse('not-a-calendar', 'The body is not jCal: ["vcalendar", [properties], [components]].')
}

/** A file is split by uid and rid of what is broken; an object that is put must come through that whole. */
function readICalendar(text: string): JCal {
  const { failure, objects, skipped } = parseICalendar(text)
  if (failure !== null) refuse('not-a-calendar', 'The body is not iCalendar.')
  const [object, ...others] = objects
  if (others.length > 0)
    refuse('wrong-shape', 'The body holds several events: put each under an address of its own.')
  for (const { why } of skipped) refuseSkipped(why, object === undefined)
  return object?.jcal ?? refuseProblem('no-vevent')
}

function refuseSkipped(why: SkipReason, isAll: boolean): never {
  switch (why) {
    case 'unreadable':
      return refuse('not-a-calendar', 'The event in the body cannot be read.')
    case 'not-an-event':
      return isAll ? refuseProblem('no-vevent') : refuse('wrong-shape', 'The body holds more than an event.')
    case 'duplicate':
      return refuse('wrong-shape', 'The body holds one event twice: all but one need a recurrence-id.')
    default:
      return refuseProblem(why)
  }
}
