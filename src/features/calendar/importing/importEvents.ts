import type { Failure } from '#contract/failure.ts'
import type { ImportEvents } from '#domain/edits/Edit.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import { createObject } from '../data/guardedWrites.ts'

/** An event of a file, and the name that it is stored under. */
export type ImportedEvent = ImportEvents['events'][number]

export type ImportResult = {
  readonly added: number
  /** Were there before under the same name, and stay as they are. */
  readonly alreadyThere: number
  readonly refused: readonly { readonly event: ImportedEvent; readonly failure: Failure }[]
  /** How many were not sent, because the person stopped or the session ended. */
  readonly left: number
}

type Options = {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** As many at once as a service answers without making others wait. */
const atOnce = 4

/** After these nothing else will go through either. */
const fatal: ReadonlySet<Failure> = new Set([
  'signed-out',
  'storage-full',
  'quota-exceeded',
  'not-found',
  'offline',
])

/**
 * Send an import: a few events at a time, each only where nothing of its name is. A refused one does not stop the others; the end of the
 * session, or a calendar that is gone, does. It takes too long for the outbox, and can be stopped.
 */
export async function importEvents(
  api: Api,
  { calendar, events }: ImportEvents,
  { onProgress, signal }: Options,
): Promise<ImportResult> {
  const refused: ImportResult['refused'][number][] = []
  let [next, added, alreadyThere] = [0, 0, 0]
  let isOver = false

  async function work(): Promise<void> {
    while (next < events.length && !isOver && !signal.aborted) {
      const event = events[next++]
      if (event) await importOne(event)
      onProgress(added + alreadyThere + refused.length)
    }
  }

  async function importOne(event: ImportedEvent): Promise<void> {
    try {
      await createObject(api, { ...calendar, eventId: event.eventId }, event.data, { isImport: true })
      added++
    } catch (error) {
      const failure = failureBehind(error)
      if (failure === 'changed-meanwhile') alreadyThere++
      else refused.push({ event, failure })
      isOver ||= fatal.has(failure)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return { added, alreadyThere, refused, left: events.length - added - alreadyThere - refused.length }
}
