import type { ImportEvents } from '#domain/edits/Edit.ts'
import { restoring } from '#domain/edits/invertEdit.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import { editHead } from '../../edits/editHead.ts'
import type { ImportResult } from './importEvents.ts'
import type { ImportUndo } from './undoImport.ts'

/**
 * The edit that undoes what an import has done, or may have done without an answer; null if that is nothing.
 */
export function undoOf(edit: ImportEvents, { added, unsure }: ImportResult): ImportUndo | null {
  const events = [...added.map(({ event }) => event), ...unsure]
  if (events.length === 0) return null
  const nameOf = (eventId: string) => ({ ...edit.calendar, eventId })
  const objects = events.map(({ eventId, data }) => ({ object: nameOf(eventId), from: data, to: null }))
  const { id, at } = editHead()
  return {
    edit: restoring({ ...edit, events }, objects, { id, at, baseVersion: 'latest' }),
    etags: new Map(added.map(({ event, etag }) => [keyOf(nameOf(event.eventId)), etag])),
  }
}
