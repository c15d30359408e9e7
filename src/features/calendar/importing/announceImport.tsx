import type { QueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../api/createApi.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { offerUndo } from '../edits/undo.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { holdPage } from '../../../navigation/pageHold.ts'
import type { ImportResult } from './sending/importEvents.ts'
import { importSummary, undoneSoFar, undoSummary } from './importSentences.ts'
import type { Progress } from './sending/Progress.ts'
import { SendingProgress } from './SendingProgress.tsx'
import { undoImport, type ImportUndo, type UndoResult } from './sending/undoImport.ts'

// lingui-set comment="Buttons (verbs) on a message about an import."

type Context = { readonly api: Api; readonly client: QueryClient }

/** Announce how an import went after its dialog was closed, with Undo. */
export function announceImport(context: Context, result: ImportResult, undo: ImportUndo | null): void {
  if (undo) offerUndo(importSummary(result), t`Undo`, () => void runUndo(context, undo), { isLasting: true })
}

/** Undo an import while the person does something else. A message shows the progress. */
export async function runUndo({ api, client }: Context, undo: ImportUndo): Promise<void> {
  const stop = new AbortController()
  let progress: Progress = { done: 0, of: undo.edit.objects.length, trouble: null }
  const release = holdPage()
  const takeAway = notify({
    kind: 'done',
    text: t`Undoing the import`,
    isLasting: true,
    extra: <SendingProgress label={t`Undoing the import`} current={() => progress} inWords={undoneSoFar} />,
    action: { label: t`Stop`, run: () => stop.abort() },
  })
  const onProgress = (now: Progress) => {
    progress = now
  }
  const result = await undoImport(api, undo, { signal: stop.signal, onProgress }).finally(() => {
    release()
    takeAway()
  })
  const [first] = undo.edit.objects
  if (first) refresh(client, first.object)
  announceUndo({ api, client }, progress.of, result)
}

function announceUndo(context: Context, of: number, result: UndoResult): void {
  const { rest, refused, changed } = result
  const text = undoSummary(of, result)
  if (rest) offerUndo(text, t`Undo`, () => void runUndo(context, rest), { isLasting: true })
  else notify({ kind: refused.length + changed > 0 ? 'failed' : 'done', text })
}

/** The ranges of the calendar are read again, and the list, whose ctags lead to the others. */
export function refresh(client: QueryClient, { userId: homeId, calendarId: id }: CalendarName): void {
  void client.invalidateQueries({ queryKey: calendarKeys.rangesOf({ homeId, id }) })
  void client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
}
