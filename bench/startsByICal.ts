import ICAL from 'ical.js'
import type { JCal } from '#contract/jcal.ts'

/**
 * The starts of a series between two local times, `YYYY-MM-DDTHH:mm:ss`, by ical.js, which walks from the
 * first one.
 */
export function startsByICal(object: JCal, from: string, to: string): string[] {
  const component = new ICAL.Component([...object]).getFirstSubcomponent('vevent')
  const dtstart = component?.getFirstPropertyValue('dtstart')
  if (!component || !(dtstart instanceof ICAL.Time)) return []
  const starts: string[] = []
  const walk = new ICAL.RecurExpansion({ component, dtstart })
  for (let next = walk.next(); next; next = walk.next()) {
    const local = next.toString().slice(0, 19)
    if (local >= to) break
    if (local >= from) starts.push(local)
  }
  return starts
}
