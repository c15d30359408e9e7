import type { User } from '#contract/identity.ts'
import type { EventPerson } from '#domain/event/guests/GuestList.ts'

/** A user as the organiser of an event. */
export const personOf = ({ preferredEmail, emails, displayName }: User): EventPerson => ({
  address: preferredEmail || (emails[0] ?? ''),
  name: displayName,
})
