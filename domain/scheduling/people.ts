import type { JCal, JCalComponent, JCalProperty } from '#contract/jcal.ts'
import { addressOf } from '../event/guests/readGuestList.ts'
import { parameterOf, propertiesOf, propertyOf, withoutParameters } from '../jcal/properties.ts'

/** `bob@example.org` of `mailto:Bob@Example.org`, to compare people by. */
export const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')

export const bareOf = (property: JCalProperty): string => bare(addressOf(property))

/** The organizer of an object, by bare address; '' without one. */
export function organizerOf(jcal: JCal): string {
  const organizer = jcal[2]
    .filter(([name]) => name === 'vevent')
    .map((each) => propertyOf(each, 'organizer'))
    .find((each) => each !== undefined)
  return organizer ? bareOf(organizer) : ''
}

export const attendeeOf = (vevent: JCalComponent, address: string): JCalProperty | undefined =>
  propertiesOf(vevent, 'attendee').find((each) => bareOf(each) === address)

/** Everybody who is invited to anything in an object, by bare address. */
export const invitedTo = (jcal: JCal | null): readonly string[] =>
  (jcal?.[2] ?? []).flatMap((each) => (each[0] === 'vevent' ? invitedIn(each) : []))

/** The attendees of a VEVENT except its organizer, by bare address. */
export function invitedIn(vevent: JCalComponent): readonly string[] {
  const organizer = propertyOf(vevent, 'organizer')
  const own = organizer ? bareOf(organizer) : ''
  return propertiesOf(vevent, 'attendee')
    .map(bareOf)
    .filter((each) => each !== '' && each !== own)
}

export const partstatOf = (attendee: JCalProperty | undefined): string =>
  (attendee && parameterOf(attendee, 'partstat')?.toUpperCase()) || 'NEEDS-ACTION'

/** A VEVENT with one attendee's PARTSTAT. Returns the original itself if that is what it says. */
export function withPartstat(vevent: JCalComponent, address: string, partstat: string): JCalComponent {
  const attendee = attendeeOf(vevent, address)
  if (attendee === undefined || partstatOf(attendee) === partstat) return vevent
  const [name, parameters, type, ...values] = attendee
  const others = withoutParameters(parameters, 'partstat', ...(partstat === 'NEEDS-ACTION' ? [] : ['rsvp']))
  const changed: JCalProperty = [name, { ...others, partstat }, type, ...values]
  return [vevent[0], vevent[1].map((each) => (each === attendee ? changed : each)), vevent[2] ?? []]
}
