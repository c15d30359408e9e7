import type { JCalComponent } from '#contract/jcal.ts'
import { propertiesOf } from '../../jcal/properties.ts'
import { isSamePerson } from './GuestList.ts'
import { isOthersEvent } from './isOthersEvent.ts'
import { addressOf } from './readGuestList.ts'

/**
 * The address by which somebody with these addresses is asked to come to an event of somebody else; null if they are
 * not.
 */
export function invitedAs(vevent: JCalComponent, myAddresses: readonly string[]): string | null {
  if (!isOthersEvent(vevent, myAddresses)) return null
  const attendees = propertiesOf(vevent, 'attendee').map(addressOf)
  return attendees.find((each) => myAddresses.some((mine) => isSamePerson(mine, each))) ?? null
}
