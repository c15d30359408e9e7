import * as v from 'valibot'
import { isServiceFailure, type Failure } from '#contract/failure.ts'
import { jCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import { isEventEdit } from '#domain/edits/editKinds.ts'
import { storedVersion } from '#domain/edits/editSchema.ts'
import { readEdit } from '#domain/edits/readEdit.ts'
import type { Path } from '../../../../navigation/addresses.ts'
import type { StoredEdit } from './StoredEdit.ts'

const path = v.custom<Path>((input) => typeof input === 'string' && input.startsWith('/'))
const failure = v.pipe(
  v.string(),
  v.transform((name): Failure => (isServiceFailure(name) ? name : 'failed')),
)
const versions = v.array(v.nullable(storedVersion))
const objects = v.array(v.nullable(jCal))

/** An edit, upgraded from the version of the format it was written in. */
const eventEdit = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, EventEdit>(({ dataset, addIssue, NEVER }) => {
    const read = readEdit(dataset.value)
    if (read.ok && isEventEdit(read.edit)) return read.edit
    addIssue({ message: 'is not an edit of events' })
    return NEVER
  }),
)

const storedEdit = v.object({
  id: v.string(),
  edits: v.pipe(
    v.array(v.object({ edit: eventEdit, snapshot: objects, origin: v.object({ path, zone: v.string() }) })),
    v.nonEmpty(),
  ),
  keys: v.array(v.string()),
  snapshot: objects,
  sent: v.nullable(objects),
  isOnTop: v.boolean(),
  base: v.nullable(versions),
  written: v.array(v.object({ key: v.string(), version: v.nullable(storedVersion) })),
  rejectedFor: v.nullable(failure),
})

/** A stored edit read back; null if it is damaged, or was written by a later version of the application. */
export function readStoredEdit(input: unknown): StoredEdit | null {
  const read = v.safeParse(storedEdit, input)
  return read.success ? read.output : null
}
