import { select, t } from '@lingui/core/macro'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { hasGuests } from '#domain/edits/hasGuests.ts'
import { isVersionRestored } from '#domain/edits/isVersionRestored.ts'
import type { BaseVersion } from '#domain/edits/StoredVersion.ts'
import { epochMs } from '#domain/time/units.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { ownVersionsOf } from '../../queries/objects/ownVersions.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { EditContext } from '../EditContext.ts'
import { newUid } from '../newUid.ts'
import type { Outbox } from '../outbox.ts'
import { withdrawUndo } from '../undo.ts'

/**
 * Undo or redo edits of events by their inverses, in this order: they are shown at once and sent like every other
 * edit. If guests would be notified of what they were not asked about before, a message asks first: else they are told
 * of this if they were told of that.
 *
 * @param inverses those of one step: one, or all of a batch
 */
export function restore(context: EditContext, outbox: Outbox, inverses: readonly RestoreEvents[]): void {
  withdrawQuestion()
  const sendAll = () => {
    for (const inverse of inverses) sendRestoration(context, outbox, inverse)
  }
  const [first] = inverses
  if (!inverses.some(notifies) || !first) return sendAll()
  withdrawQuestion = notify({
    kind: 'done',
    text: () => (inverses.length > 1 ? questionOfMany(first) : question(first)),
    isLasting: true,
    action: {
      label: () => (isBack(first) ? t`Undo and notify` : t`Redo and notify`),
      run: () => {
        withdrawQuestion()
        sendAll()
      },
    },
  })
}

const notifies = ({ objects, telling }: RestoreEvents) =>
  telling === undefined && objects.some(({ from, to }) => [from, to].some((each) => each && hasGuests(each)))

/** Whether it brings back what was: before an edit of one's own, or before somebody else changed it. */
const isBack = (edit: RestoreEvents) => edit.direction === 'undo' || isVersionRestored(edit)

const questionOfMany = (edit: RestoreEvents): string =>
  isBack(edit)
    ? t`Some of these events have guests, who are notified when you undo this.`
    : t`Some of these events have guests, who are notified when you redo this.`

/** There is one question at a time. */
let withdrawQuestion: () => void = () => undefined

function question(edit: RestoreEvents): string {
  const { of } = edit
  const title = 'title' in of ? of.title : ''
  const by = title === '' ? 'nothing' : 'title'
  return isBack(edit)
    ? select(by, {
        title: `“${title}” has guests, who are notified when you undo this.`,
        other: 'The event has guests, who are notified when you undo this.',
      })
    : select(by, {
        title: `“${title}” has guests, who are notified when you redo this.`,
        other: 'The event has guests, who are notified when you redo this.',
      })
}

/** The same without a question. */
export function sendRestoration(context: EditContext, outbox: Outbox, inverse: RestoreEvents): void {
  const queued = queuedRestoration(context, inverse)
  if (queued === null) return
  withdrawUndo()
  outbox.enqueue(context.api, queued)
}

/** A restoration as it is sent: of what is stored now. Null for one of nothing. */
export function queuedRestoration(
  { client, path, zone }: EditContext,
  inverse: RestoreEvents,
): QueuedEdit | null {
  const [first] = inverse.objects
  if (!first) return null
  // What this page has deleted is back if there is something to restore it from.
  const others: BaseVersion = first.from === null ? null : 'latest'
  const baseVersion = ownVersionsOf(client).own(first.object) ?? others
  const edit = { ...inverse, id: newUid(), at: epochMs(Date.now()), baseVersion }
  return { edit, snapshot: inverse.objects.map(({ from }) => from), origin: { path, zone } }
}
