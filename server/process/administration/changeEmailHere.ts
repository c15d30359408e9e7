import { changeEmail } from '../../calendar/owndata/changeEmail.ts'
import { systemClock } from '../../clocks.ts'
import { accounts } from '../../identity/people/accounts.ts'
import type { Ports } from '../../ports.ts'
import { asStartProblem } from './asStartProblem.ts'

/**
 * Gives somebody another e-mail address (ID-26).
 *
 * @returns what was done, in words
 * @throws {StartProblem} if there is no such person, or it must not be done
 */
export function changeEmailHere(
  { store, settings }: Pick<Ports, 'store' | 'settings'>,
  email: string,
  to: string,
): Promise<string> {
  return asStartProblem(async () => {
    const user = await accounts({ store, clock: systemClock, settings }).find(email)
    await changeEmail({ store, settings, clock: systemClock, elsewhere: null }, user, { email: to })
    return 'The account has another address. The one before still leads to it in meetings.'
  })
}
