import { nameOf } from '#domain/edits/ObjectName.ts'
import type { BaseVersion } from '#domain/edits/StoredVersion.ts'
import {
  acknowledged,
  dependents,
  dropped,
  nextDependent,
  pruned,
  ready,
  rejected,
  sent,
  unsaved,
} from '#domain/edits/pending/transitions.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { applyQueued, problemOf } from './applyQueued.ts'
import { conflicting, temporary } from './failureKinds.ts'
import { inverseOf } from './inverseOf.ts'
import type { OutboxState } from './outboxState.ts'
import type { Pending, Sending, Versions } from '../Sending.ts'
import { setAside } from './setAside.ts'
import { cannotBeApplied, changesNothing, nothingChanged, writeObjects } from './writeObjects.ts'

type SenderParts = {
  /** Resolves when what is pending is stored, so that another page knows what was sent; null where nothing is stored. */
  readonly untilStored: () => Promise<unknown> | null
  /** Told whenever an answer has come, or none. */
  readonly onSettled: () => void
}

/** Sends the edits of an outbox, one after the other for each object, and sorts out what became of each. */
export function sender(state: OutboxState, { untilStored, onSettled }: SenderParts) {
  const { store, versions, answers, sendings, underWay, listeners, edits, set } = state

  /** Send what nothing stands before; what could not be sent only when it is worth trying again. */
  function sendNext(isWorthTrying = false): void {
    for (const pending of ready(edits())) {
      const isDue = isWorthTrying || pending.state === 'saving'
      if (isDue && !underWay.has(pending.id) && !state.isHeld(pending.id)) void send(pending)
    }
  }

  async function send(pending: Pending): Promise<void> {
    const sending = sendings.get(pending.id)
    if (!sending) return
    underWay.add(pending.id)
    const answer = await attempt(pending, sending).catch((error: unknown) => ({ error }))
    underWay.delete(pending.id)
    try {
      // Nothing of somebody who signed out is to come up again.
      if (answers.areGone() || !edits().pending.some(({ id }) => id === pending.id)) return
      else if ('error' in answer) onFailed(pending, answer.error)
      else onAcknowledged(pending, answer.base, answer.stored)
    } finally {
      sendNext()
      onSettled()
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
    const isStored = untilStored()
    if (isStored) await isStored
    const takesBack = (error: unknown) => !temporary.has(failureBehind(error))
    return writeObjects(sending.api, writes, { isRepeated, takesBack })
  }

  function onAcknowledged(pending: Pending, base: Versions, stored: Versions): void {
    const { id, keys } = pending
    keys.forEach((key, index) => versions.wrote(nameOf(key), base[index] ?? null, stored[index] ?? null))
    for (const next of dependents(edits(), id)) noteWritten(next, keys, stored)
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
    // What is stored goes on after the next sign-in.
    if (temporary.has(failure) || (failure === 'signed-out' && state.isStored(id))) {
      store.change({ edits: unsaved(edits(), id), trouble: failure })
      return
    }
    const next = nextDependent(edits(), id)
    if (next && !conflicting.has(failure)) {
      rebase(id, next.id)
      set(rejected(edits(), id))
      return
    }
    const lost = new Set([id, ...(next ? dependents(edits(), id) : [])])
    const tell = setAside(state, lost, error)
    set(dropped(edits(), id))
    answers.askAgain(pending.keys)
    tell()
  }

  /** On another page nobody knows what was written from this one. */
  function noteWritten(id: string, keys: readonly string[], stored: Versions): void {
    const sending = sendings.get(id)
    if (!sending) return
    const written = keys.map((key, index) => ({ key, version: stored[index] ?? null }))
    sendings.set(id, { ...sending, written: [...sending.written, ...written] })
  }

  /** What was rejected goes with the next that was made on top of it, over what it was made over. */
  function rebase(id: string, next: string): void {
    const [first, second] = [sendings.get(id), sendings.get(next)]
    sendings.delete(id)
    if (first && second) sendings.set(next, { ...second, isOnTop: first.isOnTop })
  }

  return { sendNext }
}

export const isUnsaved = ({ state }: Pending) => state === 'unsaved'

/** What the first of its edits was made over: the others were made on top of that one. */
const baseVersionOf = ({ edits: [first] }: Pending): BaseVersion => first?.edit.baseVersion ?? null
