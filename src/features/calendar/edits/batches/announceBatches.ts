import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { binDays } from '#contract/bin.ts'
import type { Failure } from '#contract/failure.ts'
import type { Batch } from '#domain/edits/batch/Batch.ts'
import type { EventEdit, RestoreEvents } from '#domain/edits/Edit.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import { explain } from '../../../../api/explain.ts'
import { paragraph } from '../../../../ui/join.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import {
  batchSentences,
  goneSentence,
  onlyDatesSentence,
  stayedSentence,
} from '../messages/batchSentences.ts'
import { goneObjects } from './goneObjects.ts'
import type { EditClash } from '../clashes/clashStore.ts'
import type { OutboxListener } from '../OutboxListener.ts'
import { offerUndo } from '../undo.ts'
import { isOutsideBin } from '../../queries/server/outsideBin.ts'
import { noRoomInBin } from '../messages/binSentence.ts'

// lingui-set comment="Buttons (verbs) on a message about a change of several events."

type Options = {
  readonly takeBack: (inverses: readonly RestoreEvents[]) => void
  /** What somebody else changed as well is shown beside it, and decided. */
  readonly compare: (clashes: readonly EditClash[]) => void
  /** Whether what is deleted can be restored from the bin of the service. */
  readonly hasBin: () => boolean
}

type Stayed = { readonly title: string; readonly failure: Failure; readonly clash?: EditClash | null }

/** The edits of a batch on their way: made, undone or redone. */
type Run = {
  readonly batch: Batch
  readonly direction: 'undo' | 'redo'
  /** The ids of those that are not answered yet. */
  readonly waiting: Set<string>
  readonly stored: { readonly edit: EventEdit; readonly inverse: RestoreEvents }[]
  readonly rejected: Stayed[]
  /** Nothing was done on top of one of them. */
  isLast: boolean
}

/**
 * One message for all edits of a batch, once each of them is answered: how many were stored, with Undo, and
 * which were rejected, and why.
 */
export function announceBatches({ takeBack, compare, hasBin }: Options) {
  const runs = new Map<string, Run>()

  function runOf(edit: EventEdit, batch: Batch): Run {
    const key = keyOfRun(edit, batch)
    const known = runs.get(key)
    if (known) return known
    const direction = directionOf(edit)
    const run: Run = { batch, direction, waiting: new Set(), stored: [], rejected: [], isLast: false }
    runs.set(key, run)
    return run
  }

  /** It ends after everybody has heard of its last edit, which may be sent again. */
  function answered(edit: EventEdit, batch: Batch): void {
    const run = runOf(edit, batch)
    run.waiting.delete(edit.id)
    queueMicrotask(() => {
      const key = keyOfRun(edit, batch)
      if (run.waiting.size > 0 || runs.get(key) !== run) return
      runs.delete(key)
      announce(run)
    })
  }

  function announce({ batch, direction, stored, rejected, isLast }: Run): void {
    announceStayed(rejected, compare)
    if (stored.length === 0 || !isLast) return
    const { does } = batch
    const repeating = stored.filter(({ edit }) => 'occurrence' in edit && edit.occurrence !== null).length
    const binned = does.name === 'delete' && hasBin() ? stored.filter(isGone).length : 0
    const left = leftOut.get(batch.id)
    leftOut.delete(batch.id)
    const extra = () =>
      paragraph([
        left?.(),
        repeating > 0 && onlyDatesSentence(repeating),
        binned > 0 && whereBinned(stored, binned),
      ])
    const inverses = stored.map(({ inverse }) => inverse)
    // What was done last is undone first, and what was undone last is redone first: two may be dates of one series.
    const run = () => takeBack(inverses.toReversed())
    const text = () =>
      batchSentences({ does, count: stored.length })[direction === 'redo' ? 'done' : 'undone']
    const label = () => (direction === 'redo' ? t`Undo` : t`Redo`)
    const madeAt = stored[0]?.edit.at
    offerUndo(text, label, run, { extra, ...(madeAt && { madeAt }) })
  }

  const listener: OutboxListener = {
    onEnqueued: ({ edit }) => {
      if (edit.batch) runOf(edit, edit.batch).waiting.add(edit.id)
    },
    onStored: ({ edit }, inverse) => {
      if (!edit.batch) return
      if (inverse) runOf(edit, edit.batch).stored.push({ edit, inverse })
      answered(edit, edit.batch)
    },
    onAcknowledged: ({ edit }) => {
      if (edit.batch) runOf(edit, edit.batch).isLast = true
    },
    // Of what is rejected, `rejected` says so, perhaps after a merge.
    onDropped: ({ edit }) => {
      if (!edit.batch) return
      const { batch } = edit
      queueMicrotask(() => deciding.has(edit.id) || answered(edit, batch))
    },
    onRejected: ({ edit }) => {
      if (edit.batch) deciding.add(edit.id)
    },
  }
  const deciding = new Set<string>()

  return {
    listener,
    /** A rejected edit of a batch was sent again under another id. */
    sentAgain: (edit: EventEdit) => {
      deciding.delete(edit.id)
      if (edit.batch) answered(edit, edit.batch)
    },
    /** An edit of a batch stays rejected. */
    rejected: (edit: EventEdit, failure: Failure, clash: EditClash | null) => {
      deciding.delete(edit.id)
      if (!edit.batch) return
      if (failure === 'not-found') goneObjects.change({ names: touchedBy(edit) })
      runOf(edit, edit.batch).rejected.push({ title: titleOf(edit), failure, clash })
      answered(edit, edit.batch)
    },
  }
}

/** What is said of events that were left out of a batch, by its id. */
const leftOut = new Map<string, () => string>()

/** Events were left out of a batch, which is said with what became of the others. */
export function noteLeftOut(batch: Batch, sentence: () => string): void {
  leftOut.set(batch.id, sentence)
}

/** Events of a batch stay as they are: one message for each reason. */
export function announceStayed(events: readonly Stayed[], compare?: Options['compare']): void {
  for (const [failure, stayed] of Map.groupBy(events, (each) => each.failure)) {
    const titles = stayed.map(({ title }) => title)
    const text = () =>
      failure === 'not-found'
        ? goneSentence(titles)
        : paragraph([stayedSentence(titles), i18n._(explain(failure).sentence)])
    const clashes = stayed.flatMap(({ clash }) => clash ?? [])
    const action = compare && clashes.length > 0 && { label: () => t`Compare`, run: () => compare(clashes) }
    notify({ kind: 'failed', text, ...(action && { action }) })
  }
}

/** Whether the whole object is deleted now. */
const isGone = ({ inverse }: Run['stored'][number]) => inverse.objects.every(({ from }) => from === null)

const titleOf = (edit: EventEdit): string => {
  if (edit.kind !== 'restoreEvents') return edit.title
  return 'title' in edit.of ? edit.of.title : ''
}

const directionOf = (edit: EventEdit) => (edit.kind === 'restoreEvents' ? edit.direction : 'redo')

const keyOfRun = (edit: EventEdit, { id }: Batch) => `${id} ${directionOf(edit)}`

function whereBinned(stored: Run['stored'], binned: number): string {
  if (stored.some(({ inverse }) => isOutsideBin(inverse))) return noRoomInBin()
  return binned < stored.length ? someBinned() : allBinned()
}

const someBinned = (): string =>
  t({
    message: `What doesn’t repeat is in the bin for ${binDays} days.`,
    comment: 'After “Deleted 3 events”: they can be restored from the page “Bin”.',
  })

const allBinned = (): string =>
  t({
    message: `They’re in the bin for ${binDays} days.`,
    comment: 'After “Deleted 3 events”: they can be restored from the page “Bin”.',
  })
