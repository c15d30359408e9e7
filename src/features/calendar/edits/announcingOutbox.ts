import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { describeEdit } from '#domain/edits/describeEdit.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { notify } from '../../../ui/messages.ts'
import { keepDraft, readStored } from '../event/storedDrafts.ts'
import { newUid } from '../newUid.ts'
import type { EditContext } from './EditContext.ts'
import { editSentences } from './editSentences.ts'
import { outboxOf, type Outbox } from './outbox.ts'
import type { QueuedEdit } from './QueuedEdit.ts'
import { typedAgain } from './typedAgain.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

/**
 * The outbox of a person, whose edits are announced: how each went, with the way back or the way on, in the
 * words of its description.
 *
 * @param context where the person is by now
 */
export function announcingOutbox(context: EditContext): Outbox {
  const outbox = outboxOf(context.client)
  if (!contexts.has(outbox)) announce(outbox)
  contexts.set(outbox, context)
  return {
    ...outbox,
    enqueue: (api, queued) => {
      withdrawUndo()
      outbox.enqueue(api, queued)
    },
  }
}

/** Where the person was last seen, whose edits an outbox sends. */
const contexts = new WeakMap<Outbox, EditContext>()

function announce(outbox: Outbox): void {
  outbox.listen({
    onAcknowledged: (queued, inverse) => {
      const { done } = editSentences(describeEdit(queued.edit))
      if (inverse === null || queued.edit.kind === 'restoreEvents') notify({ kind: 'done', text: done })
      else offerUndo(done, t`Undo`, () => takeBack(queued, inverse))
    },
    onRejected: (queued, error) => {
      const failure = failureBehind(error)
      const why = i18n._(explain(failure).sentence)
      const { failed } = editSentences(describeEdit(queued.edit))
      const action = wayOn(queued)
      if (failure === 'signed-out') keep(queued)
      // Somebody else's change says by itself that this one is not there.
      const text = failure === 'changed-meanwhile' || failed === '' ? why : `${failed} ${why}`
      notify({ kind: 'failed', text, ...(action && { action }) })
    },
  })

  function takeBack({ origin }: QueuedEdit, edit: RestoreEvents): void {
    const context = contexts.get(outbox)
    const snapshot = edit.objects.map(({ from }) => from)
    if (context) outbox.enqueue(context.api, { edit: { ...edit, at: Date.now() }, snapshot, origin })
  }

  /**
   * What can be done about a rejected edit: typed on, or done again as it is to whatever is there by then.
   */
  function wayOn(queued: QueuedEdit) {
    const { edit } = queued
    if (edit.kind === 'restoreEvents') return null
    if (typedAgain(queued)) return { label: t`Edit again`, run: () => editAgain(queued) }
    return { label: t`Try again`, run: () => doAgain({ ...queued, edit: { ...edit, ...again() } }) }
  }

  const again = () => ({ id: newUid(), at: Date.now(), baseVersion: 'latest' }) as const

  function doAgain(queued: QueuedEdit): void {
    const context = contexts.get(outbox)
    withdrawUndo()
    if (context) outbox.enqueue(context.api, queued)
  }

  function editAgain(queued: QueuedEdit): void {
    const { path } = queued.origin
    const typed = typedAgain(queued)
    if (typed) keepDraft(sessionStorage, path, typed)
    contexts.get(outbox)?.go(path)
  }

  /** What was typed is found where it was, after the next sign-in. */
  function keep(queued: QueuedEdit): void {
    if (typedAgain(queued) && readStored(sessionStorage, queued.origin.path) === null) editAgain(queued)
  }
}
