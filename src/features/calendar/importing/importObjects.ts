import type { Failure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import type { Calendar } from '../data/Calendar.ts'
import { createObject } from '../data/guardedWrites.ts'
import { eventIdOf } from './eventIdOf.ts'

export type ImportObject = { readonly uid: string; readonly jcal: JCal }

export type ImportResult = {
  readonly added: number
  /** Were there before under the same name, and stay as they are. */
  readonly alreadyThere: number
  readonly refused: readonly { readonly object: ImportObject; readonly failure: Failure }[]
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
 * Put objects into a calendar, a few at a time, each only where nothing of its name is. A refused one does not stop the
 * others; the end of the session, or a calendar that is gone, does.
 */
export async function importObjects(
  api: Api,
  calendar: Pick<Calendar, 'homeId' | 'id'>,
  objects: readonly ImportObject[],
  { onProgress, signal }: Options,
): Promise<ImportResult> {
  const refused: ImportResult['refused'][number][] = []
  let [next, added, alreadyThere] = [0, 0, 0]
  let isOver = false

  async function work(): Promise<void> {
    while (next < objects.length && !isOver && !signal.aborted) {
      const object = objects[next++]
      if (object) await importOne(object)
      onProgress(added + alreadyThere + refused.length)
    }
  }

  async function importOne(object: ImportObject): Promise<void> {
    const name = { userId: calendar.homeId, calendarId: calendar.id, eventId: eventIdOf(object.uid) }
    try {
      await createObject(api, name, object.jcal, { isImport: true })
      added++
    } catch (error) {
      const failure = failureBehind(error)
      if (failure === 'changed-meanwhile') alreadyThere++
      else refused.push({ object, failure })
      isOver ||= fatal.has(failure)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return { added, alreadyThere, refused, left: objects.length - added - alreadyThere - refused.length }
}
