import { maxPasswordLength } from '#contract/identity.ts'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import { isServed } from '../../identity/people/servedDomains.ts'
import { StartProblem } from '../StartProblem.ts'
import { createUser } from '../../identity/people/provision.ts'
import type { Ports } from '../../ports.ts'

const fewestCharacters = 8

/**
 * Sets a person's password for basic credentials and `POST /api/login` (ID-16). A new person is created if
 * their domain is known or `KALENDS_ADMINS` has their address.
 *
 * @returns what was done, in a sentence
 * @throws {StartProblem} if the password is too short or too long, or the person may not be created
 */
export async function setPassword(
  { store, passwords, settings }: Pick<Ports, 'store' | 'passwords' | 'settings'>,
  address: string,
  password: string,
): Promise<string> {
  const email = parseEmailAddress(address.trim())
  if (email === null) throw new StartProblem('This isn’t an e-mail address.')
  if (password.length > maxPasswordLength) {
    throw new StartProblem(`The password must have at most ${maxPasswordLength} characters.`)
  }
  if (password.length < fewestCharacters) {
    throw new StartProblem(`The password must have at least ${fewestCharacters} characters.`)
  }
  const known = await store.users.byEmail(email)
  const isWelcome = isServed(settings, email)
  if (known === null && !isWelcome) {
    throw new StartProblem(
      'Nobody here has this address. Add its domain to KALENDS_DOMAINS, or the address to KALENDS_ADMINS.',
    )
  }
  const user = known ?? (await createUser(store, { email, firstName: '', lastName: '' }))
  await store.passwords.set(user.id, await passwords.hash(password))
  return settings.admins.includes(email)
    ? 'Password set.'
    : 'Password set. To make this person an administrator, add the address to KALENDS_ADMINS too.'
}
