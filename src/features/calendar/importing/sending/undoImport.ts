import type { Failure } from '#contract/failure.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { isUnchanged } from '#domain/edits/isUnchanged.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { deleteObject, replaceObject, storedNow } from '../../queries/requests/guardedWrites.ts'
import type { WriteOptions } from '../../queries/requests/putEvent.ts'
import { sendMany, type SendingOptions } from './sendMany.ts'

/** What takes an import back. */
export type ImportUndo = {
  readonly edit: RestoreEvents
  /** The versions that the import has written, by `keyOf`; null or missing if the service sends none. */
  readonly etags: ReadonlyMap<string, string | null>
}

export type UndoResult = {
  /** How many are as they were before the import. */
  readonly undone: number
  /** Were changed since the import, and stay as they are. */
  readonly changed: number
  readonly refused: readonly Failure[]
  /** Undoes the others; null if there are none. */
  readonly rest: ImportUndo | null
}

/**
 * Undo an import, each object on its own: what it created is deleted, what it replaced is written again, and
 * what somebody changed since stays. What is already deleted counts as undone.
 */
export async function undoImport(
  api: Api,
  { edit, etags }: ImportUndo,
  options: SendingOptions,
): Promise<UndoResult> {
  let [undone, changed] = [0, 0]

  async function undoOne({ object, from, to }: RestoreEvents['objects'][number], isRepeated: boolean) {
    const etag = (isRepeated ? null : etags.get(keyOf(object))) ?? null
    const now = etag === null ? await storedNow(api, object) : from && { data: from, etag }
    try {
      if (now !== null && (from === null || !isUnchanged(now.data, from))) {
        changed += 1
        return
      }
      if (now !== null && to === null) await deleteObject(api, object, now, silently)
      if (now !== null && to !== null) await replaceObject(api, object, to, now, silently)
      undone += 1
    } catch (error) {
      const failure = failureBehind(error)
      if (failure === 'not-found') undone += 1
      else if (failure === 'changed-meanwhile') changed += 1
      else throw error
    }
  }

  const { refused, unsure, left } = await sendMany(edit.objects, undoOne, options)
  const objects = [...unsure, ...left]
  return {
    undone,
    changed,
    refused: refused.map(({ failure }) => failure),
    rest: objects.length === 0 ? null : { edit: { ...edit, objects }, etags: etagsOf(left, etags) },
  }
}

/** No guest was told of what was imported. */
const silently: WriteOptions = { telling: { isSilent: true, note: '' } }

/** A request that got no answer is checked before it is repeated. */
const etagsOf = (left: RestoreEvents['objects'], etags: ImportUndo['etags']): ImportUndo['etags'] =>
  new Map(left.map(({ object }) => [keyOf(object), etags.get(keyOf(object)) ?? null]))
