import type { QueryClient } from '@tanstack/react-query'
import type { BinItemAnswer } from '#contract/bin.ts'
import { endpoints, pathOf } from '#contract/endpoints.ts'
import { readEventHref } from '#contract/hal.ts'
import type { Edit } from '#domain/edits/Edit.ts'
import { toggled } from '#domain/edits/history/history.ts'
import { reversed } from '#domain/edits/history/reversed.ts'
import type { Api } from '../../../../api/createApi.ts'
import { ownVersionsOf } from '../../queries/objects/ownVersions.ts'
import { changeHistory } from './historyOf.ts'
import { calendarInverse } from './recordCalendarEdit.ts'

/**
 * What came back from the bin is undone in the history of a cache, if its deletion is there: `Undo` would find it in
 * its place, and `Redo` deletes it again.
 */
export function recordFromBin(
  { api, client }: { readonly api: Api; readonly client: QueryClient },
  { path }: Pick<BinItemAnswer, 'path'>,
): void {
  const href = readEventHref(path)
  if (href) ownVersionsOf(client).overwritten({ ...href, userId: href.homeId })
  changeHistory(client, (history) => {
    const deletion = history.findLast(
      ({ inverse, isUndone }) => !isUndone && pathRestoredBy(inverse) === path,
    )
    return deletion?.inverse ? toggled(history, deletion.id, takenBack(api, deletion.inverse)) : history
  })
}

/** The href of the one thing that an edit brings back; null for any other edit. */
function pathRestoredBy(edit: Edit | null): string | null {
  if (edit?.kind === 'restoreCalendar') return pathOf(endpoints.calendar, edit.calendar)
  if (edit?.kind !== 'restoreEvents') return null
  const [first, ...others] = edit.objects
  if (!first || others.length > 0 || first.from !== null || first.to === null) return null
  return pathOf(endpoints.event, first.object)
}

function takenBack(api: Api, edit: Edit): Edit | null {
  if (edit.kind === 'restoreEvents') return reversed(edit)
  return edit.kind === 'restoreCalendar' ? calendarInverse(api, edit, null) : null
}
