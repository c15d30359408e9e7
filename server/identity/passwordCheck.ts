import { StoreUnavailable, type Ports, type UserRecord } from '../ports.ts'
import { attempts } from './attempts.ts'
import type { Verdict } from './strategy.ts'

/** Decides on an e-mail address and its password; `POST /api/login` and the strategy `basic` share it. */
export type PasswordCheck = (
  username: string,
  password: string,
  address: string | undefined,
) => Promise<Verdict>

type Known = { readonly user: UserRecord; readonly hash: string }

/**
 * Administrators' hashes are kept in memory, so that they still get in where the store is down (HC-2, ID-16). An unknown
 * account costs as much time as a known one.
 */
export function passwordCheck({ store, passwords, clock, settings, log }: Ports): PasswordCheck {
  const tried = attempts(clock)
  const breakGlass = new Map<string, Known>()
  let someHash: Promise<string> | undefined

  const read = async (email: string): Promise<Known | null> => {
    const user = await store.users.byEmail(email)
    const hash = user === null ? null : await store.passwords.hashOf(user.id)
    const known = user === null || hash === null ? null : { user, hash }
    if (settings.admins.includes(email)) {
      if (known === null) breakGlass.delete(email)
      else breakGlass.set(email, known)
    }
    return known
  }
  const find = async (email: string): Promise<Known | null> => {
    try {
      return await read(email)
    } catch (error) {
      const known = error instanceof StoreUnavailable ? breakGlass.get(email) : undefined
      if (known === undefined) throw error
      return known
    }
  }
  Promise.all(settings.admins.map(read)).catch(() => log('administrators-not-read'))

  return async (username, password, address) => {
    const email = username.trim().toLowerCase()
    if (!tried.begin(email, address)) return { kind: 'too-many-attempts' }
    const known = await find(email)
    const hash = known?.hash ?? (await (someHash ??= passwords.hash(crypto.randomUUID())))
    const isRight = await passwords.verify(password, hash)
    if (known === null || !isRight) return { kind: 'refused', reason: 'wrong password' }
    tried.succeeded(email, address)
    const { firstName, lastName } = known.user
    return { kind: 'known', person: { email, firstName, lastName, mayBeNew: false } }
  }
}
