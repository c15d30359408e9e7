import { onTabNews } from '../tabs/tabNews.ts'
import type { OwnSession } from './createSession.ts'
import { forgetPerson } from './forgetPerson.ts'

/** What happened in another tab: nobody is signed in any more, or another person is. */
export type Elsewhere = 'signed-out' | 'somebody-else'

type ElsewhereParts = {
  readonly session: OwnSession
  readonly storage: Storage
  readonly channel: BroadcastChannel
  /** Whether all tabs send one cookie (ID-15), so that a sign-in in one changes who calls in the others. */
  readonly sharesCookie: boolean
}

/**
 * Follow the other tabs: a sign-out ends the session here too, and so does another person's cookie.
 *
 * @returns stops it
 */
export function onElsewhere(
  { session, storage, channel, sharesCookie }: ElsewhereParts,
  listener: (what: Elsewhere) => void,
): () => void {
  return onTabNews(channel, (news) => {
    if (news.kind === 'signed-out') {
      listener('signed-out')
      session.end()
      forgetPerson(storage)
      return
    }
    if (session.isEnded || session.person?.subject === news.subject) return
    listener('somebody-else')
    // From now on this tab would send the other person's cookie.
    if (sharesCookie) session.end()
  })
}
