import type { JCal } from '#contract/jcal.ts'
import { partsOf } from '#domain/scheduling/partsOf.ts'
import { attendeeOf, bare, invitedTo, organizerOf } from '#domain/scheduling/people.ts'
import type { UserRecord } from '../../store/records.ts'

type Addressed = Pick<UserRecord, 'email' | 'formerEmails'>

/** All addresses that lead to a person, the current one first (ID-26); none of nobody. */
export const addressesOf = (person: Addressed | null): readonly string[] =>
  person === null ? [] : [person.email, ...(person.formerEmails ?? [])]

/** The same as objects are compared by: `bare`. */
export const bareAddressesOf = (person: Addressed | null): readonly string[] => addressesOf(person).map(bare)

/**
 * The address by which a person takes part in an object: a former one where that is in it, as others know them by it
 * there, and their own otherwise; bare. Who organizes it does so by one of them, whichever others it has as guests.
 *
 * @param jcals the object as it was, and as it is to be, the first that names the person counts; null for none
 */
export function addressIn(person: Addressed, ...jcals: readonly (JCal | null)[]): string {
  if (person.formerEmails === undefined) return bare(person.email)
  for (const jcal of jcals) {
    if (jcal === null) continue
    if (isOrganizedBy(jcal, person)) return organizerOf(jcal)
    const named = invitedTo(jcal)
    const own = bareAddressesOf(person).find((each) => named.includes(each))
    if (own !== undefined) return own
  }
  return bare(person.email)
}

/**
 * The same of who writes into their copy of a meeting that has them by several addresses: the one whose answer changes.
 *
 * @param before the object as it was
 * @param after as it is to be
 */
export function addressAnswering(person: Addressed, before: JCal | null, after: JCal | null): string {
  const isGuest = before !== null && organizerOf(before) !== '' && !isOrganizedBy(before, person)
  const invited = new Set(isGuest ? invitedTo(before) : [])
  const own = bareAddressesOf(person).filter((each) => invited.has(each))
  const isChanged = (address: string) => attendeeText(before, address) !== attendeeText(after, address)
  const changed = own.length > 1 ? own.find(isChanged) : undefined
  return changed ?? addressIn(person, before, after)
}

/** Whether a person organizes an object, by any of their addresses. */
const isOrganizedBy = (jcal: JCal, person: Addressed): boolean =>
  bareAddressesOf(person).includes(organizerOf(jcal))

const attendeeText = (jcal: JCal | null, address: string): string =>
  JSON.stringify([...partsOf(jcal)].map(([part, vevent]) => [part, attendeeOf(vevent, address)]))
