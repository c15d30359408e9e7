import type { JCal } from '#contract/jcal.ts'
import { bare, invitedTo, organizerOf } from '#domain/scheduling/people.ts'
import type { UserRecord } from '../../store/records.ts'

type Addressed = Pick<UserRecord, 'email' | 'formerEmails'>

/** All addresses that lead to a person, the current one first (ID-26); none of nobody. */
export const addressesOf = (person: Addressed | null): readonly string[] =>
  person === null ? [] : [person.email, ...(person.formerEmails ?? [])]

/** The same as objects are compared by: `bare`. */
export const bareAddressesOf = (person: Addressed | null): readonly string[] => addressesOf(person).map(bare)

/**
 * The address by which a person takes part in an object: a former one where that is in it, as others know them by it
 * there, and their own otherwise; bare.
 *
 * @param jcals the object as it was, and as it is to be, the first that names the person counts; null for none
 */
export function addressIn(person: Addressed, ...jcals: readonly (JCal | null)[]): string {
  if (person.formerEmails === undefined) return bare(person.email)
  for (const jcal of jcals) {
    const named = jcal === null ? [] : [organizerOf(jcal), ...invitedTo(jcal)]
    const own = bareAddressesOf(person).find((each) => named.includes(each))
    if (own !== undefined) return own
  }
  return bare(person.email)
}
