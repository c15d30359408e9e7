import type { Batch } from '../batch/Batch.ts'
import type { History, HistoryEntry } from './HistoryEntry.ts'

/** What an entry was made with; null for one that was made alone. */
export const batchOf = ({ inverse }: HistoryEntry): Batch | null => inverse?.batch ?? null

/** Whether two entries are of the same batch, or the same one. */
export function isSameStep(one: HistoryEntry, other: HistoryEntry): boolean {
  const batch = batchOf(one)
  return batch === null ? one.id === other.id : batch.id === batchOf(other)?.id
}

/**
 * The entries that are undone, or redone, together with one: those of its batch that are as it is, oldest
 * first.
 */
export const stepOf = (history: History, entry: HistoryEntry): History =>
  batchOf(entry) === null
    ? [entry]
    : history.filter((each) => isSameStep(entry, each) && each.isUndone === entry.isUndone)

/** The last entry of each step, oldest first: what a list of steps shows. */
export function stepsIn(history: History): History {
  const seen = new Set<string>()
  const last = history.toReversed().filter((entry) => {
    const step = `${batchOf(entry)?.id ?? entry.id} ${entry.isUndone}`
    return !seen.has(step) && seen.add(step)
  })
  return last.toReversed()
}

/** The entries of the newest steps. */
export function newestSteps(history: History, count: number): ReadonlySet<HistoryEntry> {
  const steps = new Set<string>()
  const newest = history.toReversed().filter((entry) => {
    const step = batchOf(entry)?.id ?? entry.id
    return steps.size < count ? steps.add(step) : steps.has(step)
  })
  return new Set(newest)
}

/** What is said of a step: of several entries, what was done to how many. */
export type StepDescription =
  | HistoryEntry['description']
  | { readonly name: 'batch'; readonly does: Batch['does']; readonly count: number }

/** What is said of the step that an entry belongs to. */
export function describeStep(history: History, entry: HistoryEntry): StepDescription {
  const batch = batchOf(entry)
  const count = stepOf(history, entry).length
  return batch === null || count < 2 ? entry.description : { name: 'batch', does: batch.does, count }
}
