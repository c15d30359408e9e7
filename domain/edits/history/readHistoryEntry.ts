import * as v from 'valibot'
import { epochMs } from '../../time/units.ts'
import type { Edit } from '../Edit.ts'
import { eventDescription } from '../editSchema.ts'
import { readEdit } from '../readEdit.ts'
import type { HistoryEntry } from './HistoryEntry.ts'

const inverse = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Edit>(({ dataset, addIssue, NEVER }) => {
    const read = readEdit(dataset.value)
    if (read.ok) return read.edit
    addIssue({ message: 'is not an edit' })
    return NEVER
  }),
)

const historyEntry = v.object({
  id: v.string(),
  at: v.pipe(v.number(), v.finite(), v.transform(epochMs)),
  order: v.number(),
  description: v.union([
    eventDescription,
    v.object({
      name: v.picklist(['calendarCreated', 'calendarChanged', 'calendarDeleted', 'calendarRestored']),
      title: v.string(),
    }),
  ]),
  inverse: v.nullable(inverse),
  isUndone: v.boolean(),
  turn: v.number(),
})

/** A stored entry read back; null if it is damaged, or was written by a later version of the application. */
export function readHistoryEntry(input: unknown): HistoryEntry | null {
  const read = v.safeParse(historyEntry, input)
  return read.success ? read.output : null
}
