import ICAL from 'ical.js'
import type { JCal } from '#contract/jcal.ts'

/** The occurrences in a window as ical.js reads them: every series walked from its first one. */
export function occurrencesByPeer(objects: readonly JCal[], window: { start: number; end: number }): number {
  return objects.reduce((count, object) => count + occurrencesOf(object, window), 0)
}

function occurrencesOf(object: JCal, { start, end }: { start: number; end: number }): number {
  const vevent = new ICAL.Component([...object]).getFirstSubcomponent('vevent')
  if (!vevent) return 0
  const event = new ICAL.Event(vevent)
  const length = event.duration.toSeconds() * 1000
  const lies = (time: ICAL.Time) => {
    const at = time.toJSDate().getTime()
    return at < end && at + length > start
  }
  if (!event.isRecurring()) return lies(event.startDate) ? 1 : 0
  let found = 0
  const walk = event.iterator()
  for (let next = walk.next(); next && next.toJSDate().getTime() < end; next = walk.next()) {
    if (lies(next)) found++
  }
  return found
}
