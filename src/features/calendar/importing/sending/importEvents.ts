import type { Failure } from '#contract/failure.ts'
import type { ImportEvents } from '#domain/edits/Edit.ts'
import { isUnchanged } from '#domain/edits/isUnchanged.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { eventIdsIn } from '../../queries/requests/changeRequests.ts'
import { createObject, storedNow } from '../../queries/requests/guardedWrites.ts'
import { sendMany, type SendingOptions } from './sendMany.ts'

/** An event of a file, and the name that it is stored under. */
export type ImportedEvent = ImportEvents['events'][number]

/** An event that an import has created, and its version then, if the service sends it. */
export type AddedEvent = { readonly event: ImportedEvent; readonly etag: string | null }

export type ImportResult = {
  readonly added: readonly AddedEvent[]
  /** Existed already under the same name, and stay as they are. */
  readonly alreadyThere: number
  readonly refused: readonly { readonly event: ImportedEvent; readonly failure: Failure }[]
  /** They were sent without an answer: they may be in the calendar. */
  readonly unsure: readonly ImportedEvent[]
  /** How many were not sent, because the person stopped or the session ended. */
  readonly left: number
}

/**
 * Send an import: each event only if nothing is stored under its name. One that is refused does not stop the
 * others; the end of the session, or a deleted calendar, does. It takes too long for the outbox, and can be
 * stopped.
 */
export async function importEvents(
  api: Api,
  { calendar, events }: ImportEvents,
  options: SendingOptions,
): Promise<ImportResult> {
  const added: AddedEvent[] = []
  let alreadyThere = 0
  // Whatever is the matter, the import itself will say it.
  const before = await eventIdsIn(api, calendar, options).catch(() => null)

  /** What is there and was not before was sent here: its answer was lost, or a browser has sent it twice. */
  function found(event: ImportedEvent, now: StoredVersion | null): void {
    if (now !== null && !before?.has(event.eventId) && isUnchanged(now.data, event.data))
      added.push({ event, etag: now.etag })
    else alreadyThere += 1
  }

  async function importOne(event: ImportedEvent, isRepeated: boolean): Promise<void> {
    const name = { ...calendar, eventId: event.eventId }
    const now = isRepeated ? await storedNow(api, name) : null
    if (now !== null) return found(event, now)
    try {
      const { etag } = await createObject(api, name, event.data, { isImport: true })
      added.push({ event, etag })
    } catch (error) {
      if (failureBehind(error) !== 'changed-meanwhile') throw error
      const mayBeOwn = before !== null && !before.has(event.eventId)
      found(event, mayBeOwn ? await storedNow(api, name) : null)
    }
  }

  const { refused, unsure, left } = await sendMany(events, importOne, options)
  return {
    added,
    alreadyThere,
    refused: refused.map(({ item: event, failure }) => ({ event, failure })),
    unsure,
    left: left.length,
  }
}
