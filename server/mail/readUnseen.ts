import { errorFacts } from '../http/errorFacts.ts'
import type { Log } from '../ports.ts'

/** The folder of a mailbox in which mails arrive. */
export type MailFolder = {
  unseen(): Promise<readonly number[]>
  /** Null if the mail is not there any more. */
  sourceOf(uid: number): Promise<Uint8Array | null>
  markSeen(uid: number): Promise<void>
  /** Whether its connection is. */
  isOpen(): boolean
}

/**
 * Reads what has arrived. A mail that cannot be handled stays unseen and is tried again with the next ones, which do not
 * wait for it.
 */
export async function readUnseen(
  folder: MailFolder,
  handle: (source: Uint8Array) => Promise<void>,
  log: Log,
): Promise<void> {
  for (const uid of await folder.unseen()) {
    try {
      const source = await folder.sourceOf(uid)
      if (source === null) continue
      await handle(source)
      await folder.markSeen(uid)
    } catch (error) {
      if (!folder.isOpen()) throw error
      log('mailbox-failed', errorFacts(error))
    }
  }
}
