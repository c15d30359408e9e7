import { ownSession } from '../tabs/ownSession.ts'
import { tellTabs } from '../tabs/tabNews.ts'
import type { OwnSession } from './createSession.ts'
import { hereAloneMark } from './signedOutMark.ts'
import { forgetTraces } from './forgetPerson.ts'
import { readSessionRecord, storeSessionRecord, type SignInRecord } from './sessionRecord.ts'

type TabSessionParts = {
  readonly session: OwnSession
  readonly storage: Storage
  readonly persistentStorage: Storage
  readonly locks: LockManager | undefined
  readonly channel: BroadcastChannel
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The session of one tab: no other tab may use it. */
export function tabSession({ session, storage, persistentStorage, locks, channel, now }: TabSessionParts) {
  return { begin, claim }

  /** Begin the session of a sign-in, and tell the other tabs whose it is. */
  async function begin(): Promise<void> {
    session.begin()
    persistentStorage.removeItem(hereAloneMark)
    const subject = session.person?.subject ?? ''
    // The person who was signed in here before may have left half-typed input.
    if (readSessionRecord(storage)?.subject !== subject) forgetTraces(storage)
    const record: SignInRecord = { id: crypto.randomUUID(), since: now(), subject }
    storeSessionRecord(storage, record)
    await ownSession(locks, record.id)
    tellTabs(channel, { kind: 'signed-in', subject })
  }

  /** End a session that belongs to another tab: a duplicated tab holds a copy of it, and signs in for itself. */
  async function claim(): Promise<void> {
    const record = readSessionRecord(storage)
    if (record === null || session.isEnded) return
    if (!(await ownSession(locks, record.id))) session.end()
  }
}
