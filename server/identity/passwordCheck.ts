import { maxPasswordLength } from '#contract/identity.ts'
import type { Clock } from '../ports.ts'
import { attempts, type Attempt } from './attempts.ts'
import type { Verdict } from './strategy.ts'

/** Decides on a name and its password: `not-mine` where it knows no password of that name. */
export type PasswordCheck = (username: string, password: string) => Promise<Verdict>

/** The same for the sender of a request, who has to wait after too many attempts (ID-12). */
export type SlowedCheck = (request: Request, username: string, password: string) => Promise<Verdict>

const longestName = 320

/** Slows checks down that share their counts: `POST /api/login`, `basic` and `basic-ldap`. */
export function slowing(
  clock: Clock,
  addressOf: (request: Request) => string | undefined,
): (check: PasswordCheck) => SlowedCheck {
  const tried = attempts(clock)
  return (check) => async (request, typed, password) => {
    if (password.length > maxPasswordLength) return { kind: 'refused', reason: 'password too long' }
    if (typed.length > longestName) return { kind: 'refused', reason: 'name too long' }
    const username = typed.trim()
    const attempt = tried.begin(request, username.toLowerCase(), addressOf(request))
    if (attempt === null) return { kind: 'too-many-attempts' }
    try {
      const verdict = await check(username, password)
      settle(attempt, verdict)
      return verdict
    } catch (error) {
      attempt.undecided()
      throw error
    }
  }
}

function settle(attempt: Attempt, { kind }: Verdict): void {
  if (kind === 'known') attempt.right()
  if (kind === 'refused') attempt.wrong()
  if (kind === 'unreachable') attempt.undecided()
}
