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
import { dropAll } from './dropAll.ts'
import { decidesNothing } from '../../../../api/decidesNothing.ts'
import { conflicting } from './conflicting.ts'
import { forgetDestination } from './forgetDestination.ts'
import { inverseOf } from './inverseOf.ts'
import type { OutboxState } from './outboxState.ts'
import type { Pending, Sending, Versions } from '../Sending.ts'
import { setAside } from './setAside.ts'
import { withInverse } from './withInverse.ts'
import { undoesCreation } from './undoesCreation.ts'
import {
  cannotBeApplied,
  changesNothing,
  nothingChanged,
  writeObjects,
  writesNothing,
} from './writeObjects.ts'

type SenderParts = {
  /**
   * Resolves when the pending edits are stored, so that another page can tell what was sent; null if nothing
   * is stored.
   */
  readonly untilStored: () => Promise<unknown> | null
  /** Called when an edit failed that is sent again. */
  readonly onPutOff: (error: unknown) => void
  /** Called after each answer, and after each try without an answer. */
  readonly onSettled: () => void
}

/** Sends the edits of an outbox, one at a time for each object, and handles each result. */
export function sender(state: OutboxState, { untilStored, onPutOff, onSettled }: SenderParts) {
  const { store, versions, answers, sendings, underWay, listeners, edits, set } = state

  /** Send the edits that are ready; those that failed before only if `isWorthTrying`. */
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
      // After a sign-out nothing of that person is shown, or sent, again.
      if (answers.areGone()) state.forget()
      if (!edits().pending.some(({ id }) => id === pending.id)) return
      if ('error' in answer) onFailed(pending, answer.error)
      else onAcknowledged(pending, answer.base, answer.stored)
    } finally {
      sendNext()
      onSettled()
    }
  }

  async function attempt(pending: Pending, sending: Sending) {
    const { api, isOnTop } = sending
    if (sending.base === null) forgetDestination(versions, pending)
    const areAllRead = pending.edits[0]?.edit.kind === 'restoreEvents'
    const based = { names: pending.keys.map(nameOf), baseVersion: baseVersionOf(pending), areAllRead }
    // If nothing has to be read it is sent before the next render, so that its new state is rendered only
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
    if (writesNothing(writes) && problemOf(pending, now)) throw cannotBeApplied(writes)
    if (changesNothing(writes)) throw nothingChanged(writes)
    const isStored = untilStored()
    if (isStored) await isStored
    const takesBack = (error: unknown) => !decidesNothing(error)
    return writeObjects(sending.api, writes, { isRepeated, takesBack, ...meaningOf(pending) })
  }

  function onAcknowledged(pending: Pending, base: Versions, stored: Versions): void {
    const { id, keys } = pending
    keys.forEach((key, index) => versions.wrote(nameOf(key), base[index] ?? null, stored[index] ?? null))
    for (const next of dependents(edits(), id)) noteWritten(next, keys, stored)
    const isLast = nextDependent(edits(), id) === null
    sendings.delete(id)
    const last = pending.edits.at(-1)
    const inverse = last ? inverseOf(last, keys, base, stored) : null
    const resolved = inverse ? withInverse(edits(), id, inverse) : edits()
    set(pruned(acknowledged(resolved, id), answers.areAsOf))
    if (!edits().pending.some(isUnsaved)) store.change({ trouble: null })
    answers.askAgain(keys)
    if (!last) return
    dropAll(listeners, [{ edits: pending.edits.slice(0, -1) }])
    for (const listener of listeners) listener.onStored?.(last, inverse)
    if (isLast) for (const listener of listeners) listener.onAcknowledged?.(last, inverse)
  }

  function onFailed(pending: Pending, error: unknown): void {
    const { id } = pending
    const failure = failureBehind(error)
    // Stored edits continue after the next sign-in.
    if (decidesNothing(error) || (failure === 'signed-out' && state.isStored(id))) {
      store.change({ edits: unsaved(edits(), id), trouble: failure })
      return onPutOff(error)
    }
    // What this page wrote last is no longer what is stored.
    if (conflicting.has(failure)) for (const key of pending.keys) versions.overwritten(nameOf(key))
    const next = nextDependent(edits(), id)
    if (next && !conflicting.has(failure)) {
      rebase(id, next.id)
      return set(rejected(edits(), id))
    }
    const lost = new Set([id, ...(next ? dependents(edits(), id) : [])])
    const tell = setAside(state, lost, error)
    set(dropped(edits(), id))
    answers.askAgain(pending.keys)
    tell()
  }

  /** Another page does not know what this one has written. */
  function noteWritten(id: string, keys: readonly string[], stored: Versions): void {
    const sending = sendings.get(id)
    if (!sending) return
    const written = keys.map((key, index) => ({ key, version: stored[index] ?? null }))
    sendings.set(id, { ...sending, written: [...sending.written, ...written] })
  }

  /**
   * A rejected edit takes its place below the next one: that is now based on what the rejected one was based
   * on.
   */
  function rebase(id: string, next: string): void {
    const [first, second] = [sendings.get(id), sendings.get(next)]
    sendings.delete(id)
    if (first && second) sendings.set(next, { ...second, isOnTop: first.isOnTop })
  }

  return { sendNext }
}

/** What its edits mean for how objects are written. */
const meaningOf = ({ edits }: Pending) => ({
  comeBack: edits.some(({ edit }) => edit.kind === 'restoreEvents'),
  areUncreated: edits.every(({ edit }) => undoesCreation(edit)),
  telling: edits.findLast(({ edit }) => edit.telling)?.edit.telling,
})

export const isUnsaved = ({ state }: Pending) => state === 'unsaved'

/** The base version of its first edit: the others were made on top of that one. */
const baseVersionOf = ({ edits: [first] }: Pending): BaseVersion => first?.edit.baseVersion ?? null
