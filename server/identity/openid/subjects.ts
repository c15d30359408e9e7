import type { Log } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { StoreFull, StoreUnavailable } from '../../store/storeErrors.ts'
import { digest } from '../../digest.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

const maxNoted = 10_000

/**
 * The e-mail address that a provider's subject had when last seen. A logout token has only the subject
 * (ID-20).
 */
export type Subjects = {
  /** Stores it for a later sign-out. If the store cannot be written, sign-in continues without. */
  note(subject: string | undefined, email: string): Promise<void>
  emailOf(subject: string): Promise<string | null>
}

/** A key for a subject of an issuer, different for every pair. */
export const subjectKey = (issuer: string, sub: string) =>
  digest(JSON.stringify([withoutTrailingSlash(issuer), sub]))

export function subjects(store: Pick<Store, 'configuration'>, log: Log): Subjects {
  const noted = new Map<string, string>()
  const { recall, remember } = store.configuration
  return {
    note: async (subject, email) => {
      if (subject === undefined || noted.get(subject) === email) return
      try {
        if ((await recall(keyOf(subject))) !== email) await remember(keyOf(subject), email)
        if (noted.size >= maxNoted) noted.clear()
        noted.set(subject, email)
      } catch (error) {
        if (!(error instanceof StoreUnavailable) && !(error instanceof StoreFull)) throw error
        log('subject-not-noted')
      }
    },
    emailOf: async (subject) => recall(keyOf(subject)),
  }
}

const keyOf = (subject: string) => `subject ${subject}`
