import { parseEmailAddress } from '#contract/emailAddress.ts'
import { PasswordsBusy, type Ports } from '../../ports.ts'
import type { UserRecord } from '../../store/records.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'
import type { PasswordCheck } from './passwordCheck.ts'

type World = Pick<Ports, 'store' | 'passwords' | 'log'> & {
  readonly settings: Pick<Ports['settings'], 'admins'>
}

type Known = { readonly user: UserRecord; readonly hash: string }

/**
 * Checks e-mail addresses and passwords stored here. The hashes of administrators are kept in memory, so that
 * they can sign in while the store is down (HC-2, ID-16). An unknown account takes as long as a known one.
 */
export function ownPasswords({ store, passwords, settings, log }: World): PasswordCheck {
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
  const rehash = async ({ user, hash }: Known, password: string): Promise<void> => {
    try {
      await store.passwords.exchange(user.id, hash, await passwords.hash(password))
    } catch (error) {
      // Sign-in does not depend on this; it is tried again next time.
      if (!isTemporary(error)) throw error
      log('password-not-rehashed')
    }
  }
  Promise.all(settings.admins.map(read)).catch(() => log('administrators-not-read'))

  return async (username, password, takeTurn) => {
    const email = parseEmailAddress(username)
    const admission = await takeTurn(accountOf(email ?? username.toLowerCase()))
    if (admission.kind !== 'admitted') return admission
    const known = email === null ? null : await find(email)
    const hash = known?.hash ?? (await (someHash ??= passwords.hash(crypto.randomUUID())))
    const isRight = await passwords.verify(password, hash)
    if (known === null) return { kind: 'not-mine' }
    if (!isRight) return { kind: 'refused', reason: 'wrong password', userId: known.user.id }
    if (!passwords.isCurrent(hash)) await rehash(known, password)
    const { email: address, firstName, lastName } = known.user
    return { kind: 'known', person: { email: address, firstName, lastName, mayBeNew: false } }
  }
}

/** One key for every way to type the same name. */
const accountOf = (email: string) => email.normalize('NFKC')

const isTemporary = (error: unknown) =>
  error instanceof StoreUnavailable || error instanceof StoreFull || error instanceof PasswordsBusy
