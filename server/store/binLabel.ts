import { lengths } from '#contract/lengths.ts'
import { visibilityOf } from '#domain/event/readDetails.ts'
import { componentsOf, isOverride, propertyOf, textOf } from '#domain/jcal/properties.ts'
import { parsedJCal } from './parsedJCal.ts'

/**
 * What the list of the bin says of an event: its title, and whether any part of it is private. An unreadable
 * event has no title and counts as private.
 */
export function binLabel(text: string): { readonly name: string | null; readonly isPrivate: boolean } {
  const jcal = parsedJCal(text)
  if (jcal === null) return { name: null, isPrivate: true }
  const vevents = componentsOf(jcal, 'vevent')
  const vevent = vevents.find((each) => !isOverride(each)) ?? vevents[0]
  const name = vevent === undefined ? '' : textOf(vevent, 'summary').slice(0, lengths.calendarName)
  const isPrivate = vevents.some(
    (each) => propertyOf(each, 'class') !== undefined && visibilityOf(textOf(each, 'class')) !== 'public',
  )
  return { name: name.toWellFormed() || null, isPrivate }
}
