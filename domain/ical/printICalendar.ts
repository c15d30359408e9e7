import type { JCal } from '#contract/jcal.ts'
import { spanOf } from '../event/spanOf.ts'
import { iCalendarPrinter, printObject, type Starts } from './iCalendarPrinter.ts'
import { earlier, epochMs, later } from '../time/units.ts'

/**
 * Calendar objects as one iCalendar file (RFC 5545): lines folded, ended by CR LF, each VTIMEZONE once and
 * before what refers to it. A TZID that its object does not define gets a VTIMEZONE here, as other programs
 * may not know the name.
 *
 * @param objects a single object keeps its own properties; several share ours
 */
export function printICalendar(objects: JCal | readonly JCal[]): string {
  if (isObject(objects)) return printObject(objects, startsOf([objects]))
  const { head, print, tail } = iCalendarPrinter([], startsOf(objects))
  let text = head
  for (const object of objects) text += print(object)
  return text + tail
}

function isObject(objects: JCal | readonly JCal[]): objects is JCal {
  return objects[0] === 'vcalendar'
}

function startsOf(objects: readonly JCal[]): Starts | null {
  let first = epochMs(Infinity)
  let last = epochMs(-Infinity)
  for (const object of objects) {
    const start = spanOf(object)?.startUtc
    if (start === undefined) continue
    first = earlier(first, start)
    last = later(last, start)
  }
  return first === Infinity ? null : { first, last }
}
