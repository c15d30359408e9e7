import { select, t } from '@lingui/core/macro'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { hasGuests } from '#domain/edits/hasGuests.ts'
import type { BaseVersion } from '#domain/edits/StoredVersion.ts'
import { epochMs } from '#domain/time/units.ts'
import { notify } from '../../../../ui/messages/messages.ts'
import { ownVersionsOf } from '../../queries/objects/ownVersions.ts'
import type { EditContext } from '../EditContext.ts'
import { newUid } from '../newUid.ts'
import type { Outbox } from '../outbox.ts'
import { withdrawUndo } from '../undo.ts'

/**
 * Undo or redo an edit of events by its inverse: it is shown at once and sent like every other edit. If guests
 * would be notified, a message asks first.
 */
export function restore(context: EditContext, outbox: Outbox, inverse: RestoreEvents): void {
  withdrawQuestion()
  const notifies = inverse.objects.some(({ from, to }) => [from, to].some((each) => each && hasGuests(each)))
  if (!notifies) return send(context, outbox, inverse)
  withdrawQuestion = notify({
    kind: 'done',
    text: question(inverse),
    isLasting: true,
    action: {
      label: inverse.direction === 'undo' ? t`Undo and notify` : t`Redo and notify`,
      run: () => {
        withdrawQuestion()
        send(context, outbox, inverse)
      },
    },
  })
}

/** There is one question at a time. */
let withdrawQuestion: () => void = () => undefined

function question({ of, direction }: RestoreEvents): string {
  const title = 'title' in of ? of.title : ''
  const by = title === '' ? 'nothing' : 'title'
  return direction === 'undo'
    ? select(by, {
        title: `“${title}” has guests, who are notified when you undo this.`,
        other: 'The event has guests, who are notified when you undo this.',
      })
    : select(by, {
        title: `“${title}” has guests, who are notified when you redo this.`,
        other: 'The event has guests, who are notified when you redo this.',
      })
}

function send({ client, api, path, zone }: EditContext, outbox: Outbox, inverse: RestoreEvents): void {
  const [first] = inverse.objects
  if (!first) return
  withdrawUndo()
  const own = ownVersionsOf(client).own(first.object)
  const others: BaseVersion = first.from === null ? null : 'latest'
  const baseVersion = own === undefined ? others : own
  const edit = { ...inverse, id: newUid(), at: epochMs(Date.now()), baseVersion }
  outbox.enqueue(api, { edit, snapshot: inverse.objects.map(({ from }) => from), origin: { path, zone } })
}
