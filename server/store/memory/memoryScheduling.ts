import { byText } from '../../byText.ts'
import { queuedUid } from '../scheduling/queuedUid.ts'
import type { OutgoingRecord, SchedulingStore, SchedulingWrite } from '../SchedulingStore.ts'

export type MemoryScheduling = SchedulingStore['scheduling'] & {
  /** Whether a write may happen: its state is still the one that was read. */
  readonly isKnown: (homeId: string, write: SchedulingWrite | undefined) => boolean
  readonly apply: (homeId: string, write: SchedulingWrite | undefined) => void
  /** Forgets the states of a home, and what waits, but for these events. */
  readonly drop: (homeId: string, told: ReadonlySet<string>) => void
  readonly isWaiting: (homeId: string) => boolean
}

export function memoryScheduling(): MemoryScheduling {
  const states = new Map<string, string>()
  const waiting = new Map<string, OutgoingRecord>()
  const keyOf = (homeId: string, uid: string) => JSON.stringify([homeId, uid])
  const isOf = (key: string, homeId: string) => key.startsWith(`${JSON.stringify([homeId]).slice(0, -1)},`)
  const inOrder = () =>
    [...waiting.values()].toSorted(
      (one, other) =>
        one.dueAt - other.dueAt || byText(one.homeId, other.homeId) || byText(one.uid, other.uid),
    )
  const isKnown: MemoryScheduling['isKnown'] = (homeId, write) =>
    write === undefined || (states.get(keyOf(homeId, write.uid)) ?? null) === write.known
  const apply: MemoryScheduling['apply'] = (homeId, write) => {
    if (write === undefined) return
    states.set(keyOf(homeId, write.uid), write.state)
    if (write.outgoing === undefined) return
    const uid = queuedUid(write)
    const { after, dueAt, before: known } = write.outgoing
    const last = waiting.get(keyOf(homeId, uid))
    const before = last?.before ?? known
    const version = (last?.version ?? 0) + 1
    waiting.set(keyOf(homeId, uid), { before, after, dueAt, homeId, uid, version, attempts: 0 })
  }
  const isUnchanged = ({ homeId, uid, version, dueAt }: OutgoingRecord) => {
    const current = waiting.get(keyOf(homeId, uid))
    return current?.version === version && current.dueAt === dueAt
  }
  return {
    isKnown,
    apply,
    drop: (homeId, told) => {
      for (const key of states.keys()) if (isOf(key, homeId)) states.delete(key)
      for (const [key, each] of waiting)
        if (each.homeId === homeId && !told.has(each.uid)) waiting.delete(key)
    },
    isWaiting: (homeId) => [...waiting.values()].some((each) => each.homeId === homeId),
    stateOf: async (homeId, uid) => states.get(keyOf(homeId, uid)) ?? null,
    write: async (homeId, write) => {
      if (!isKnown(homeId, write)) return 'changed-meanwhile'
      apply(homeId, write)
      return 'written'
    },
    due: async (now, limit) =>
      inOrder()
        .filter(({ dueAt }) => dueAt <= now)
        .slice(0, limit),
    next: async () => inOrder()[0]?.dueAt ?? null,
    claim: async (outgoing, until) => {
      if (!isUnchanged(outgoing)) return false
      const claimed = { ...outgoing, dueAt: until, attempts: outgoing.attempts + 1 }
      waiting.set(keyOf(outgoing.homeId, outgoing.uid), claimed)
      return true
    },
    finish: async ({ homeId, uid, version }) => {
      const key = keyOf(homeId, uid)
      if (waiting.get(key)?.version === version) waiting.delete(key)
    },
  }
}
