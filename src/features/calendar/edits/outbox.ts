import type { QueryClient } from '@tanstack/react-query'
import { keyOf, nameOf } from '#domain/edits/ObjectName.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import { dependents, dropped, enqueued, unsaved } from '#domain/edits/pending/transitions.ts'
import type { Api } from '../../../api/createApi.ts'
import type { OutboxListener } from './OutboxListener.ts'
import { outboxState } from './sending/outboxState.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { retryWatch } from './sending/retryWatch.ts'
import { dropAll } from './sending/dropAll.ts'
import { isUnsaved, sender } from './sending/sender.ts'
import type { Pending } from './Sending.ts'
import { sentAnew } from './sending/sentAnew.ts'
import type { EditStore } from './stored/editStore.ts'
import { heldFor } from './stored/heldFor.ts'
import { storedCopies } from './stored/storedCopies.ts'
import type { StoredEdit } from './stored/StoredEdit.ts'

export type Outbox = {
  /** Add an edit: it is shown at once, and sent as soon as no earlier edit of the same objects is pending. */
  readonly enqueue: (api: Api, edit: QueuedEdit) => void
  /** Send what could not be sent. */
  readonly retry: () => void
  /** Send an edit now that is held, or that was rejected. */
  readonly sendNow: (api: Api, id: string) => void
  /** Drop an edit that is not being sent, and all edits on top of it. */
  readonly discard: (id: string) => void
  /** Store pending edits on this device from now on. */
  readonly storeIn: (store: EditStore) => void
  /** Continue with the edits that an earlier page has stored. */
  readonly resume: (api: Api, stored: readonly StoredEdit[]) => void
  /** @returns stops listening */
  readonly listen: (listener: OutboxListener) => () => void
}

/** The outbox of a cache: it sends edits, one at a time for each object, and reports the results. */
export function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client)
  if (known) return known
  const made = outbox(client)
  outboxes.set(client, made)
  return made
}

const outboxes = new WeakMap<QueryClient, Outbox>()

function outbox(client: QueryClient): Outbox {
  const state = outboxState(client)
  const { store, details, versions, sendings, listeners, edits, set } = state
  const copies = storedCopies({
    current: state.toStore,
    onStored: (stored) => {
      details.change({ stored })
      watch()
    },
  })
  const retry = () => sendNext(true)
  const page = retryWatch(retry)
  const { sendNext } = sender(state, { untilStored: copies.settled, onPutOff: page.failed, onSettled: watch })
  store.onChange(copies.changed)
  // After a sign-out nothing is left to ask about or to send.
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'removed' || !state.answers.areGone()) return
    state.forget()
    watch()
  })

  function enqueue(api: Api, queued: QueuedEdit, isResumed = false): void {
    const { id } = queued.edit
    const keys = touchedBy(queued.edit).map(keyOf)
    const isOnTop = edits().pending.some((each) => each.keys.some((key) => key === keys[0]))
    sendings.set(id, { api, isOnTop, base: null, written: [], isResumed })
    const { snapshot } = queued
    set(enqueued(edits(), { id, edits: [queued], keys, snapshot, sent: null, state: 'saving' }))
    for (const listener of listeners) listener.onEnqueued?.(queued)
    watch()
    sendNext()
  }

  function resume(api: Api, stored: readonly StoredEdit[]): void {
    const now = Date.now()
    copies.has(stored)
    for (const each of stored) {
      if (each.rejectedFor === null) resumeOne(api, each, now)
      else details.change({ rejected: [...details.current().rejected, each] })
    }
    watch()
    sendNext()
  }

  function resumeOne(api: Api, stored: StoredEdit, now: number): void {
    const { id, edits: queued, keys, snapshot, sent, isOnTop, base, written } = stored
    for (const { key, version } of written)
      if (versions.own(nameOf(key)) === undefined) versions.wrote(nameOf(key), null, version)
    sendings.set(id, { api, isOnTop, base, written, isResumed: true })
    set(enqueued(edits(), { id, edits: queued, keys, snapshot, sent, state: 'saving' }))
    const reason = heldFor(stored, now)
    if (reason === null) return
    details.change({ held: new Map(details.current().held).set(id, reason) })
    set(unsaved(edits(), id))
  }

  function sendNow(api: Api, id: string): void {
    const rejected = details.current().rejected.find((each) => each.id === id)
    letGo([id])
    if (rejected) for (const queued of rejected.edits) enqueue(api, sentAnew(queued), true)
    else retry()
  }

  function discard(id: string): void {
    const isPending = edits().pending.some((each) => each.id === id)
    const ids = isPending ? [id, ...dependents(edits(), id)] : [id]
    if (ids.some((each) => state.underWay.has(each))) return
    const gone = [...edits().pending, ...details.current().rejected].filter((each) => ids.includes(each.id))
    letGo(ids)
    for (const each of ids) sendings.delete(each)
    if (isPending) set(dropped(edits(), id))
    dropAll(listeners, gone)
    if (!edits().pending.some(isUnsaved)) store.change({ trouble: null })
    watch()
  }

  /** The person has decided about them: they are not held any more. */
  function letGo(ids: readonly string[]): void {
    const { held, rejected } = details.current()
    details.change({
      held: new Map([...held].filter(([id]) => !ids.includes(id))),
      rejected: rejected.filter(({ id }) => !ids.includes(id)),
    })
    copies.changed()
  }

  /** Trying again what failed before is no reason to ask whether to leave the page. */
  const isOnItsWay = (each: Pending) => state.underWay.has(each.id) && !isUnsaved(each)

  function watch(): void {
    const { pending } = edits()
    page.watch({
      isUnsent: pending.length > 0,
      isDue: pending.some((each) => isUnsaved(each) && !state.isHeld(each.id)),
      isAsked: pending.some((each) => !state.isStored(each.id) || isOnItsWay(each)),
    })
  }

  return {
    enqueue,
    retry,
    sendNow,
    discard,
    storeIn: copies.storeIn,
    resume,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
