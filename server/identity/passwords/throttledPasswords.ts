import { maxPasswordLength, type StrategyName } from '#contract/identity.ts'
import { addMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock } from '../../ports.ts'
import type { PasswordCheck } from './passwordCheck.ts'
import type { PasswordAttempt, PasswordThrottle } from '../throttle/passwordThrottle.ts'
import { ttlCache } from '../../ttlCache.ts'
import type { CredentialVerdict } from '../strategy.ts'
import type { Spent } from '../throttle/throttle.ts'

/** The strategies that take a name and a password. */
export type PasswordStrategy = Extract<StrategyName, 'basic' | 'basic-ldap'>

/**
 * Whose name and password these are, by the given checks in their order. `sender` is the key by which
 * attempts of one sender are counted.
 */
export type ThrottledPasswords = (
  sender: string,
  username: string,
  password: string,
  order: readonly PasswordStrategy[],
) => Promise<CredentialVerdict>

type World = {
  readonly checks: Readonly<Record<PasswordStrategy, PasswordCheck>>
  readonly throttle: PasswordThrottle
  readonly wait: (milliseconds: number) => Promise<void>
  readonly clock: Clock
}

const longestName = 320

/** One request counts as one attempt, however many checks look at its password (ID-12, ID-17). */
export function throttledPasswords({ checks, throttle, wait, clock }: World): ThrottledPasswords {
  // Finding the account of a name takes a search in the directory. A name that was just rejected is not
  // searched again.
  const closed = ttlCache<EpochMs>(clock, 10_000)

  const ask = async (
    via: PasswordStrategy,
    username: string,
    password: string,
    attempt: PasswordAttempt,
  ): Promise<CredentialVerdict> => {
    const verdict = await checks[via](username, password, attempt.takeTurn)
    if (verdict.kind === 'spent') return tooMany(verdict)
    if (verdict.kind !== 'delayed') return verdict
    await wait(verdict.waitMs)
    return ask(via, username, password, attempt)
  }

  const judge = async (
    order: readonly PasswordStrategy[],
    username: string,
    password: string,
    attempt: PasswordAttempt,
  ): Promise<Judgement> => {
    let failure: CredentialVerdict = { kind: 'not-mine' }
    let isWrong = false
    for (const via of order) {
      const verdict = await ask(via, username, password, attempt)
      if (verdict.kind === 'known') return { verdict: { ...verdict, via }, outcome: 'right' }
      isWrong ||= verdict.kind === 'refused'
      if (verdict.kind === 'too-many-attempts') {
        return { verdict, outcome: isWrong ? 'wrong' : 'undecided' }
      }
      if (verdict.kind !== 'not-mine' && failure.kind !== 'unreachable') failure = verdict
    }
    // An unknown name counts as wrong too, unless it may belong to a directory that cannot be reached.
    return { verdict: failure, outcome: isWrong || failure.kind === 'not-mine' ? 'wrong' : 'undecided' }
  }

  return async (sender, typed, password, order) => {
    if (password.length > maxPasswordLength) return { kind: 'refused', reason: 'password too long' }
    if (typed.length > longestName) return { kind: 'refused', reason: 'name too long' }
    const name = JSON.stringify([sender, typed.normalize('NFKC').trim().toLowerCase()])
    const closedUntil = await closed.peek(name)
    if (closedUntil !== undefined) return tooMany({ retryAfterMs: closedUntil - clock() })
    const attempt = await throttle.begin(sender)
    if (attempt.kind === 'spent') return tooMany(attempt)
    let outcome: Parameters<PasswordAttempt['end']>[0] = 'undecided'
    try {
      const judgement = await judge(order, typed.trim(), password, attempt)
      outcome = judgement.outcome
      const { verdict } = judgement
      if (verdict.kind === 'too-many-attempts') {
        const until = addMs(clock(), verdict.retryAfterMs)
        closed.keep(name, { value: until, until })
      }
      return verdict
    } finally {
      await attempt.end(outcome)
    }
  }
}

type Judgement = {
  readonly verdict: CredentialVerdict
  readonly outcome: Parameters<PasswordAttempt['end']>[0]
}

const tooMany = ({ retryAfterMs }: Pick<Spent, 'retryAfterMs'>): CredentialVerdict => ({
  kind: 'too-many-attempts',
  retryAfterMs,
})
