import type { JCal } from '#contract/jcal.ts'

/**
 * Whether an object has attendees other than its organizer: if it changes, a server notifies them (RFC 6638
 * 3.2).
 */
export function hasGuests([, , components]: JCal): boolean {
  return components.some(([, properties]) => {
    const addressesOf = (name: string) =>
      properties
        .filter((property) => property[0] === name)
        .flatMap(([, , , value]) => (typeof value === 'string' ? value.trim().toLowerCase() : []))
    const [organizer] = addressesOf('organizer')
    return addressesOf('attendee').some((address) => address !== organizer)
  })
}
