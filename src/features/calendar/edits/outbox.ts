import type { QueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { restoring } from '#domain/edits/invertEdit.ts'
import { keyOf, nameOf } from '#domain/edits/objectKey.ts'
import { noPendingEdits, type PendingEdit, type PendingEdits } from '#domain/edits/PendingEdits.ts'
import type { BaseVersion, StoredVersion } from '#domain/edits/StoredVersion.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import {
  acknowledged,
  dependents,
  dropped,
  enqueued,
  nextDependent,
  pruned,
  ready,
  rejected,
  sent,
  unsaved,
} from '#domain/edits/transitions.ts'
import type { Api } from '../../../api/createApi.ts'
import { failureBehind } from '../../../api/explain.ts'
import { cachedAnswers } from '../queries/cachedAnswers.ts'
import { newUid } from '../newUid.ts'
import { ownVersionsOf } from '../queries/ownVersions.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { applyQueued, problemOf } from './applyQueued.ts'
import type { QueuedEdit } from './QueuedEdit.ts'
import { cannotBeApplied, changesNothing, nothingChanged, writeObjects } from './writeObjects.ts'

/** After these nothing is decided: an edit is kept, and sent again. */
const temporary: ReadonlySet<Failure> = new Set(['offline', 'timed-out', 'unavailable', 'too-many-requests'])

/** After these nothing that depends on it makes sense any more. */
const conflicting: ReadonlySet<Failure> = new Set(['changed-meanwhile', 'not-found'])

/** How long until what could not be sent is sent again, if nothing else says that it is worth it. */
const retryMs = 10_000

/** What became of edits. */
export type OutboxListener = {
  /**
   * It is done, and nothing was done on top of it yet; `inverse` takes it back, null where nothing was
   * written.
   */
  readonly onAcknowledged: (edit: QueuedEdit, inverse: RestoreEvents | null) => void
  /** The service rejected it, and everything is as it was before. */
  readonly onRejected: (edit: QueuedEdit, error: unknown) => void
}

export type Outbox = {
  /** Do something: it shows at once, and is sent as soon as nothing for the same objects stands before it. */
  readonly enqueue: (api: Api, edit: QueuedEdit) => void
  /** Send what could not be sent. */
  readonly retry: () => void
  /** @returns stops listening */
  readonly listen: (listener: OutboxListener) => () => void
}

/**
 * The outbox of a cache: it sends edits, one after the other for each object, and reports what became of
 * them.
 */
export function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client)
  if (known) return known
  const made = outbox(client)
  outboxes.set(client, made)
  return made
}

const outboxes = new WeakMap<QueryClient, Outbox>()

type Pending = PendingEdit<QueuedEdit, JCal>
type Versions = readonly (StoredVersion | null)[]

/** What is known of a pending edit's way to the service. */
type Sending = {
  readonly api: Api
  /** Whether it was made on top of another that was pending. */
  readonly isOnTop: boolean
  /** The versions that it was sent over; null before that. */
  readonly base: Versions | null
}

function outbox(client: QueryClient): Outbox {
  const store = pendingEditsOf(client)
  const versions = ownVersionsOf(client)
  const answers = cachedAnswers(client)
  const sendings = new Map<string, Sending>()
  const underWay = new Set<string>()
  const listeners = new Set<OutboxListener>()
  let timer: ReturnType<typeof setTimeout> | undefined

  store.change({ apply: applyQueued })
  const edits = () => store.current().edits
  const set = (next: PendingEdits<QueuedEdit, JCal>) => store.change({ edits: next })

  function enqueue(api: Api, queued: QueuedEdit): void {
    const { id } = queued.edit
    const keys = touchedBy(queued.edit).map(keyOf)
    const isOnTop = edits().pending.some((each) => each.keys.some((key) => key === keys[0]))
    sendings.set(id, { api, isOnTop, base: null })
    const { snapshot } = queued
    set(enqueued(edits(), { id, edits: [queued], keys, snapshot, sent: null, state: 'saving' }))
    watch()
    sendNext()
  }

  /** Send what nothing stands before; what could not be sent only when it is worth trying again. */
  function sendNext(isWorthTrying = false): void {
    for (const pending of ready(edits())) {
      const isDue = isWorthTrying || pending.state === 'saving'
      if (isDue && !underWay.has(pending.id)) void send(pending)
    }
  }

  async function send(pending: Pending): Promise<void> {
    const sending = sendings.get(pending.id)
    if (!sending) return
    underWay.add(pending.id)
    const answer = await attempt(pending, sending).catch((error: unknown) => ({ error }))
    underWay.delete(pending.id)
    try {
      // Nothing of theirs is to come up again.
      if (answers.areGone()) forget()
      else if ('error' in answer) onFailed(pending, answer.error)
      else onAcknowledged(pending, answer.base, answer.stored)
    } finally {
      sendNext()
      watch()
    }
  }

  async function attempt(pending: Pending, sending: Sending) {
    const { api, isOnTop } = sending
    const based = { names: pending.keys.map(nameOf), baseVersion: baseVersionOf(pending) }
    // Where nobody has to be asked it is sent before anything is drawn, and the state that says so is drawn
    // once.
    const base = sending.base ?? versions.known(based, isOnTop) ?? (await versions.read(api, based, isOnTop))
    return { base, stored: await write(pending, sending, base) }
  }

  async function write(pending: Pending, sending: Sending, base: Versions): Promise<Versions> {
    const { id, keys } = pending
    const isRepeated = sending.base !== null
    const now = base.map((each) => each?.data ?? null)
    const wanted = applyQueued(pending, now)
    sendings.set(id, { ...sending, base })
    set(sent(edits(), id, wanted))
    const writes = keys.map((key, index) => ({
      name: nameOf(key),
      before: base[index] ?? null,
      after: wanted[index] ?? null,
    }))
    if (changesNothing(writes))
      throw problemOf(pending, now) ? cannotBeApplied(writes) : nothingChanged(writes)
    const takesBack = (error: unknown) => !temporary.has(failureBehind(error))
    return writeObjects(sending.api, writes, { isRepeated, takesBack })
  }

  function onAcknowledged(pending: Pending, base: Versions, stored: Versions): void {
    const { id, keys } = pending
    keys.forEach((key, index) => versions.wrote(nameOf(key), base[index] ?? null, stored[index] ?? null))
    const isLast = nextDependent(edits(), id) === null
    sendings.delete(id)
    set(pruned(acknowledged(edits(), id), answers.areAsOf))
    if (!edits().pending.some(isUnsaved)) store.change({ trouble: null })
    answers.askAgain(keys)
    const last = pending.edits.at(-1)
    if (!isLast || !last) return
    const inverse = inverseOf(last, keys, base, stored)
    for (const listener of listeners) listener.onAcknowledged(last, inverse)
  }

  function onFailed(pending: Pending, error: unknown): void {
    const { id } = pending
    const failure = failureBehind(error)
    if (temporary.has(failure)) {
      store.change({ edits: unsaved(edits(), id), trouble: failure })
      return
    }
    const next = nextDependent(edits(), id)
    if (next && !conflicting.has(failure)) {
      rebase(id, next.id)
      set(rejected(edits(), id))
      return
    }
    const ids = new Set([id, ...(next ? dependents(edits(), id) : [])])
    const lost = edits().pending.filter((each) => ids.has(each.id))
    set(dropped(edits(), id))
    answers.askAgain(pending.keys)
    for (const each of lost) {
      sendings.delete(each.id)
      for (const queued of each.edits) for (const listener of listeners) listener.onRejected(queued, error)
    }
  }

  function forget(): void {
    sendings.clear()
    store.change({ edits: noPendingEdits(), trouble: null })
  }

  /** What was rejected goes with the next that was made on top of it, over what it was made over. */
  function rebase(id: string, next: string): void {
    const [first, second] = [sendings.get(id), sendings.get(next)]
    sendings.delete(id)
    if (first && second) sendings.set(next, { ...second, isOnTop: first.isOnTop })
  }

  function retry(): void {
    sendNext(true)
  }

  /**
   * Asks before the page is left with unsent edits, and sends again what could not be sent, whenever that may
   * work.
   */
  function watch(): void {
    clearTimeout(timer)
    const { pending } = edits()
    if (typeof window === 'undefined') return
    if (pending.length === 0) {
      window.removeEventListener('beforeunload', hold)
      return
    }
    window.addEventListener('beforeunload', hold)
    window.addEventListener('online', retry)
    window.addEventListener('focus', retry)
    if (pending.some(isUnsaved)) timer = setTimeout(retry, retryMs)
  }

  return {
    enqueue,
    retry,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const hold = (event: Event) => event.preventDefault()

const isUnsaved = ({ state }: Pending) => state === 'unsaved'

/** What the first of its edits was made over: the others were made on top of that one. */
const baseVersionOf = ({ edits: [first] }: Pending): BaseVersion => first?.edit.baseVersion ?? null

/** What takes back all that was written. */
function inverseOf(
  { edit }: QueuedEdit,
  keys: readonly string[],
  base: Versions,
  stored: Versions,
): RestoreEvents | null {
  const objects = keys.map((key, index) => ({
    object: nameOf(key),
    from: stored[index]?.data ?? null,
    to: base[index]?.data ?? null,
  }))
  const inverse = restoring(edit, objects, {
    id: newUid(),
    at: Date.now(),
    baseVersion: stored[0] ?? null,
  })
  return inverse.objects.length === 0 ? null : inverse
}
