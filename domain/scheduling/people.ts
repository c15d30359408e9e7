import type { JCal, JCalComponent, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { answerNote, noteParameter } from '../event/guests/answerNote.ts'
import { addressOf } from '../event/guests/readGuestList.ts'
import { parameterOf, propertiesOf, propertyOf, withoutParameters } from '../jcal/properties.ts'
import { remembered } from '../jcal/remembered.ts'

/** `bob@example.org` of `mailto:Bob@Example.org`, to compare people by. */
export const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')

export const bareOf = remembered((property: JCalProperty): string => bare(addressOf(property)))

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

/** What an attendee has answered; what RFC 5545 3.2.12 does not have is no answer, and goes to nobody else. */
export function partstatOf(attendee: JCalProperty | undefined): string {
  const answer = attendee && parameterOf(attendee, 'partstat')?.toUpperCase()
  return partstats.find((each) => each === answer) ?? 'NEEDS-ACTION'
}

const partstats = ['ACCEPTED', 'DECLINED', 'TENTATIVE', 'DELEGATED', 'COMPLETED', 'IN-PROCESS'] as const

/** A VEVENT with one attendee's answer. Returns the original itself if that is what it says. */
export function withAnswer(
  vevent: JCalComponent,
  address: string,
  { partstat, note = '' }: { readonly partstat: string; readonly note?: string },
): JCalComponent {
  const attendee = attendeeOf(vevent, address)
  if (attendee === undefined) return vevent
  if (partstatOf(attendee) === partstat && answerNote(attendee) === note) return vevent
  const rest = withoutParameters(
    attendee[1],
    'partstat',
    noteParameter,
    ...(isAsking(partstat) ? [] : ['rsvp']),
  )
  return withParametersIn(vevent, attendee, {
    ...rest,
    partstat,
    ...(note !== '' && { [noteParameter]: note }),
  })
}

const isAsking = (partstat: string) => partstat === 'NEEDS-ACTION'

/** A VEVENT in which one of its properties has these parameters. */
export function withParametersIn(
  [component, properties, inside]: JCalComponent,
  property: JCalProperty,
  parameters: JCalParameters,
): JCalComponent {
  const [name, , type, ...values] = property
  const changed: JCalProperty = [name, parameters, type, ...values]
  return [component, properties.map((each) => (each === property ? changed : each)), inside ?? []]
}
