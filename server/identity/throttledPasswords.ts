import { maxPasswordLength, type StrategyName } from '#contract/identity.ts'
import type { EpochMs } from '../epochMs.ts'
import type { Clock } from '../ports.ts'
import type { PasswordCheck } from './passwordCheck.ts'
import type { PasswordAttempt, PasswordThrottle } from './passwordThrottle.ts'
import { ttlCache } from '../ttlCache.ts'
import type { Verdict } from './strategy.ts'
import type { Spent } from './throttle.ts'

/** The strategies that take a name and a password. */
export type PasswordStrategy = Extract<StrategyName, 'basic' | 'basic-ldap'>

/** Whose name and password someone shows, by the checks named, in their order; `sender` is who counts as one sender. */
export type ThrottledPasswords = (
  sender: string,
  username: string,
  password: string,
  order: readonly PasswordStrategy[],
) => Promise<Verdict>

type World = {
  readonly checks: Readonly<Record<PasswordStrategy, PasswordCheck>>
  readonly throttle: PasswordThrottle
  readonly wait: (milliseconds: number) => Promise<void>
  readonly clock: Clock
}

const longestName = 320

/** One request is one attempt, however many look at its password (ID-12, ID-17). */
export function throttledPasswords({ checks, throttle, wait, clock }: World): ThrottledPasswords {
  // Only a search of the directory tells whose entry a name is. None is made for a name that was just refused.
  const closed = ttlCache<EpochMs>(clock, 10_000)

  const ask = async (
    via: PasswordStrategy,
    username: string,
    password: string,
    attempt: PasswordAttempt,
  ): Promise<Verdict> => {
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
    let failure: Verdict = { kind: 'not-mine' }
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
    // Nobody of that name is wrong, too; out of reach may be the one that knows the name.
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
        const until = clock() + verdict.retryAfterMs
        closed.keep(name, { value: until, until })
      }
      return verdict
    } finally {
      await attempt.end(outcome)
    }
  }
}

type Judgement = { readonly verdict: Verdict; readonly outcome: Parameters<PasswordAttempt['end']>[0] }

const tooMany = ({ retryAfterMs }: Pick<Spent, 'retryAfterMs'>): Verdict => ({
  kind: 'too-many-attempts',
  retryAfterMs,
})
