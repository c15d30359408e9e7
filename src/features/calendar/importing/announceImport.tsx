import type { QueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Api } from '../../../api/createApi.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { offerUndo } from '../edits/undo.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { holdPage } from '../../../navigation/pageHold.ts'
import { importEvents, type ImportResult } from './sending/importEvents.ts'
import { importedAgain } from './sending/importedAgain.ts'
import { importedSoFar, importSummary, undoneSoFar, undoSummary } from './importSentences.ts'
import { noteRedo, noteUndo } from './notedImports.ts'
import type { Progress } from './sending/Progress.ts'
import type { SendingOptions } from './sending/sendMany.ts'
import { undoOf } from './sending/undoOf.ts'
import { SendingProgress } from './SendingProgress.tsx'
import { whenCalendarGoes } from './whenCalendarGoes.ts'
import { undoImport, type ImportUndo, type UndoResult } from './sending/undoImport.ts'

// lingui-set comment="Buttons (verbs) on a message about an import."

type Context = { readonly api: Api; readonly client: QueryClient }

/** Announce how an import went after its dialog was closed, with Undo. */
export function announceImport(context: Context, result: ImportResult, undo: ImportUndo | null): void {
  if (undo) offerOnce(context, () => importSummary(result), undo)
}

/** Undo an import while the person does something else. A message shows the progress. */
export async function runUndo({ api, client }: Context, undo: ImportUndo): Promise<void> {
  withdrawOffer(undo)
  const result = await withProgress(undoing, undo.edit.objects.length, (options) =>
    undoImport(api, undo, options),
  )
  const [first] = undo.edit.objects
  if (first) refresh(client, first.object)
  noteUndo(client, undo, result)
  announceUndo({ api, client }, undo.edit.objects.length, result)
}

/** Import the events of an import again that was undone. */
export async function runRedo({ api, client }: Context, edit: RestoreEvents): Promise<void> {
  const [first] = edit.objects
  if (!first) return
  const again = importedAgain(edit, first.object)
  const result = await withProgress(redoing, again.events.length, (options) =>
    importEvents(api, again, options),
  )
  refresh(client, first.object)
  const undo = undoOf(again, result)
  noteRedo(client, edit, undo)
  if (undo) offerOnce({ api, client }, () => importSummary(result), undo)
  else notify({ kind: 'failed', text: () => importSummary(result) })
}

type Running = {
  readonly label: () => string
  readonly inWords: (progress: Progress) => string
}

const undoing: Running = { label: () => t`Undoing the import`, inWords: undoneSoFar }
const redoing: Running = { label: () => t`Importing again`, inWords: importedSoFar }

/** A message shows how far something long has come, and stops it. The page asks before it is left. */
async function withProgress<Result>(
  { label, inWords }: Running,
  of: number,
  run: (options: SendingOptions) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  let progress: Progress = { done: 0, of, trouble: null }
  const release = holdPage()
  const takeAway = notify({
    kind: 'done',
    text: label,
    isLasting: true,
    extra: () => <SendingProgress label={label()} current={() => progress} inWords={inWords} />,
    action: { label: () => t`Stop`, run: () => stop.abort() },
  })
  const onProgress = (now: Progress) => {
    progress = now
  }
  return run({ signal: stop.signal, onProgress }).finally(() => {
    release()
    takeAway()
  })
}

function announceUndo(context: Context, of: number, result: UndoResult): void {
  const { rest, refused, changed } = result
  const text = () => undoSummary(of, result)
  if (rest) offerOnce(context, text, rest)
  else notify({ kind: refused.length + changed > 0 ? 'failed' : 'done', text })
}

/**
 * The messages that offer to undo an import, by its id: it may be undone elsewhere. One goes with the calendar that was
 * imported into.
 */
const offers = new Map<string, () => void>()

function offerOnce(context: Context, text: () => string, undo: ImportUndo): void {
  const run = () => void runUndo(context, undo)
  const takeAway = offerUndo(text, () => t`Undo`, run, { isLasting: true })
  const [first] = undo.edit.objects
  const end = first && whenCalendarGoes(context.client, first.object, () => withdrawOffer(undo))
  offers.set(undo.edit.undoes ?? undo.edit.id, () => {
    end?.()
    takeAway()
  })
}

function withdrawOffer({ edit }: ImportUndo): void {
  const id = edit.undoes ?? edit.id
  offers.get(id)?.()
  offers.delete(id)
}

/** The ranges of the calendar are read again, and the list, whose ctags lead to the others. */
export function refresh(client: QueryClient, { userId: homeId, calendarId: id }: CalendarName): void {
  void client.invalidateQueries({ queryKey: calendarKeys.rangesOf({ homeId, id }) })
  void client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
}
