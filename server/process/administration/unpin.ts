import { parseEmailAddress } from '#contract/emailAddress.ts'
import { StartProblem } from '../StartProblem.ts'
import type { Store } from '../../store/Store.ts'

/**
 * Removes the pins of an administrator's address. The next account that signs in with it gets it (ID-23).
 *
 * @returns what was done, in a sentence
 * @throws {StartProblem} if it is not an address
 */
export async function unpin({ pins }: Pick<Store, 'pins'>, address: string): Promise<string> {
  const email = parseEmailAddress(address.trim())
  if (email === null) throw new StartProblem('This isn’t an e-mail address.')
  return (await pins.forget(email)) > 0
    ? 'This administrator’s account is unpinned. The next account that signs in with this address replaces it.'
    : 'No account is pinned to this address. Nothing was changed.'
}
