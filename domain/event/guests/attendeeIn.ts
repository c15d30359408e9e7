import type { JCal } from '#contract/jcal.ts'
import { invitedAs } from './invitedAs.ts'

/** The address by which a person is invited to an event or one of its occurrences; null if it is no invitation. */
export function attendeeIn(data: JCal, emails: readonly string[]): string | null {
  for (const each of data[2]) {
    const address = each[0] === 'vevent' ? invitedAs(each, emails) : null
    if (address !== null) return address
  }
  return null
}
