import { parseEmailAddress } from '#contract/emailAddress.ts'
import { StartProblem } from '../listen/StartProblem.ts'
import type { Store } from '../../store/Store.ts'

/**
 * Let the address of an administrator be used by whichever account signs in with it next (ID-23).
 *
 * @returns what was done, in a sentence
 * @throws {StartProblem} if it is no address
 */
export async function unpin({ pins }: Pick<Store, 'pins'>, address: string): Promise<string> {
  const email = parseEmailAddress(address.trim())
  if (email === null) throw new StartProblem('This is not an e-mail address.')
  return (await pins.forget(email)) > 0
    ? 'The account of this administrator is forgotten. The next one that signs in with the address takes its place.'
    : 'No account was known for this address: nothing was changed.'
}
