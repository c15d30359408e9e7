import type { QueryClient } from '@tanstack/react-query'
import type { JCal } from '#contract/jcal.ts'
import { noPendingEdits, type PendingEdits } from '#domain/edits/pending/PendingEdits.ts'
import { cachedAnswers } from '../../queries/cachedAnswers.ts'
import { ownVersionsOf } from '../../queries/objects/ownVersions.ts'
import { pendingEditsOf } from '../../queries/pendingEditsOf.ts'
import { applyQueued } from './applyQueued.ts'
import type { OutboxListener } from '../OutboxListener.ts'
import { noDetails, pendingDetailsOf } from '../pendingDetailsOf.ts'
import type { QueuedEdit } from '../../queries/QueuedEdit.ts'
import type { Sending } from '../Sending.ts'
import { storedEditOf } from '../stored/storedEditOf.ts'
import type { StoredEdit } from '../stored/StoredEdit.ts'

export type OutboxState = ReturnType<typeof outboxState>

/** The state that the parts of an outbox share. */
export function outboxState(client: QueryClient) {
  const store = pendingEditsOf(client)
  const details = pendingDetailsOf(client)
  const answers = cachedAnswers(client)
  const sendings = new Map<string, Sending>()
  const underWay = new Set<string>()

  store.change({ apply: applyQueued })
  const edits = () => store.current().edits

  /** Everything that another page needs to continue; null after the person has signed out. */
  function toStore(): ReadonlyMap<string, StoredEdit> | null {
    if (answers.areGone()) return null
    const pending = edits().pending.map((each) => storedEditOf(each, sendings.get(each.id)))
    return new Map([...pending, ...details.current().rejected].map((each) => [each.id, each]))
  }

  function forget(): void {
    sendings.clear()
    store.change({ edits: noPendingEdits(), trouble: null })
    details.change(noDetails)
  }

  return {
    store,
    details,
    answers,
    versions: ownVersionsOf(client),
    sendings,
    /** The ids of those that are being sent now. */
    underWay,
    listeners: new Set<OutboxListener>(),
    edits,
    set: (next: PendingEdits<QueuedEdit, JCal>) => store.change({ edits: next }),
    isHeld: (id: string) => details.current().held.has(id),
    isStored: (id: string) => details.current().stored.has(id),
    toStore,
    forget,
  }
}
