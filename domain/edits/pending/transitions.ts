import type { PendingEdit, PendingEdits } from './PendingEdits.ts'

/** Something more was done. */
export function enqueued<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  pending: PendingEdit<Edit, Value>,
): PendingEdits<Edit, Value> {
  return { ...edits, pending: [...edits.pending, pending] }
}

/** A pending edit is being sent: its objects after it, in the order of its keys. */
export function sent<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
  values: readonly (Value | null)[],
): PendingEdits<Edit, Value> {
  return changed(edits, id, { sent: values })
}

/**
 * The service could not be reached, so the edit will be sent again. It shows as unsaved until it is answered.
 */
export const unsaved = <Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
): PendingEdits<Edit, Value> => changed(edits, id, { state: 'unsaved' })

/** The service has acknowledged what was sent. */
export function acknowledged<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
): PendingEdits<Edit, Value> {
  const { keys, sent: values } = find(edits, id)
  const tick = edits.tick + 1
  const written = new Map(edits.written)
  keys.forEach((key, index) => written.set(key, { value: values?.[index] ?? null, asOf: tick }))
  return { tick, pending: without(edits, [id]), written }
}

/**
 * The service has rejected an edit. Later edits of its objects were made on top of it, so the next one is
 * rebased onto the base of the rejected one, and sent together with it. If no edit follows, it is dropped.
 */
export function rejected<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
): PendingEdits<Edit, Value> {
  const first = find(edits, id)
  const next = nextDependent(edits, id)
  const pending = without(edits, [id])
  if (!next) return { ...edits, pending }
  const both = rebase(next, first)
  return { ...edits, pending: pending.map((each) => (each.id === next.id ? both : each)) }
}

/** The base of an edit is not what is stored: the edit is dropped, with all that depend on it. */
export function dropped<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
): PendingEdits<Edit, Value> {
  return { ...edits, pending: without(edits, [id, ...dependents(edits, id)]) }
}

/**
 * Remove what every answer contains by now.
 *
 * @param isRead whether every answer that may show this object is as of that tick or later
 */
export function pruned<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  isRead: (key: string, asOf: number) => boolean,
): PendingEdits<Edit, Value> {
  const remaining = [...edits.written].filter(([key, { asOf }]) => !isRead(key, asOf))
  return remaining.length === edits.written.size ? edits : { ...edits, written: new Map(remaining) }
}

/** The edits without a pending one below them: these can be sent now. */
export function ready<Edit, Value>({
  pending,
}: PendingEdits<Edit, Value>): readonly PendingEdit<Edit, Value>[] {
  return pending.filter((each, index) => !pending.slice(0, index).some((other) => dependsOn(each, other)))
}

/** The next edit of one of the same objects; null for none. */
export function nextDependent<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
): PendingEdit<Edit, Value> | null {
  const first = find(edits, id)
  return after(edits, id).find((each) => dependsOn(each, first)) ?? null
}

/** The edits that were made on top of one, directly or through others, in order. */
export function dependents<Edit, Value>(edits: PendingEdits<Edit, Value>, id: string): readonly string[] {
  const under = [find(edits, id)]
  for (const each of after(edits, id)) if (under.some((other) => dependsOn(each, other))) under.push(each)
  return under.slice(1).map((each) => each.id)
}

/** Whether an edit was made on top of an earlier one: they touch one object. */
const dependsOn = <Edit, Value>(
  { keys }: PendingEdit<Edit, Value>,
  earlier: PendingEdit<Edit, Value>,
): boolean => keys.some((key) => earlier.keys.includes(key))

/** A pending edit that includes an earlier one, with that one's base. */
function rebase<Edit, Value>(
  next: PendingEdit<Edit, Value>,
  earlier: PendingEdit<Edit, Value>,
): PendingEdit<Edit, Value> {
  const further = next.keys.filter((key) => !earlier.keys.includes(key))
  return {
    ...next,
    edits: [...earlier.edits, ...next.edits],
    keys: [...earlier.keys, ...further],
    snapshot: [...earlier.snapshot, ...further.map((key) => next.snapshot[next.keys.indexOf(key)] ?? null)],
    sent: null,
  }
}

function changed<Edit, Value>(
  edits: PendingEdits<Edit, Value>,
  id: string,
  change: Partial<PendingEdit<Edit, Value>>,
): PendingEdits<Edit, Value> {
  const pending = edits.pending.map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...edits, pending }
}

function find<Edit, Value>({ pending }: PendingEdits<Edit, Value>, id: string): PendingEdit<Edit, Value> {
  const found = pending.find((each) => each.id === id)
  if (!found) throw new TypeError('there is no such pending edit')
  return found
}

const without = <Edit, Value>({ pending }: PendingEdits<Edit, Value>, ids: readonly string[]) =>
  pending.filter(({ id }) => !ids.includes(id))

const after = <Edit, Value>({ pending }: PendingEdits<Edit, Value>, id: string) =>
  pending.slice(pending.findIndex((each) => each.id === id) + 1)
