import { isUnchanged } from '#domain/edits/isUnchanged.ts'
import { mergeEdits } from '#domain/edits/mergeEdits.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../api/createApi.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { isSame, storedNow } from '../queries/requests/guardedWrites.ts'
import { newUid } from './newUid.ts'
import { foundBehind } from './sending/foundBehind.ts'

export type MergedAgain =
  /** Nothing clashes: this one is sent. `isBeside` if what they have stored says something else, too. */
  | { readonly kind: 'again'; readonly queued: QueuedEdit; readonly isBeside: boolean }
  /** They have done the same. */
  | { readonly kind: 'done' }
  | { readonly kind: 'clash'; readonly base: StoredVersion; readonly theirs: StoredVersion }
  /** They have deleted it. */
  | { readonly kind: 'gone' }
  /** It cannot be read, or is as it was. */
  | { readonly kind: 'rejected' }

type Rejection = { readonly error: unknown; readonly isRepeated: boolean }

/**
 * An edit that was rejected because somebody else changed the event, on top of what they have stored: also if they have
 * taken back what this page had made of it, and it is what the person saw.
 *
 * @param rejection why it was rejected, and whether it was sent again for that already
 */
export async function mergedAgain(
  api: Api,
  queued: QueuedEdit,
  { error, isRepeated }: Rejection,
): Promise<MergedAgain> {
  const { edit } = queued
  if (edit.kind === 'createEvent' || edit.kind === 'restoreEvents') return rejected
  const { baseVersion: base, object } = edit
  if (base === null || base === 'latest') return rejected
  try {
    const found = foundBehind(error)
    const theirs = found === undefined ? await storedNow(api, object) : found
    // What was moved may lie in the other calendar already.
    const isFinal = isRepeated || edit.kind === 'moveToCalendar'
    if (theirs === null) return edit.kind === 'moveToCalendar' ? rejected : gone(edit)
    if (isFinal && isSame(base.data, theirs.data)) return rejected
    const merged = mergeEdits(base.data, theirs, edit)
    if (!merged.ok) return { kind: 'clash', base, theirs }
    if (merged.edit === null) return { kind: 'done' }
    const isBeside = !isUnchanged(theirs.data, base.data)
    return { kind: 'again', queued: over(theirs, queued, merged.edit), isBeside }
  } catch {
    // The rejection is announced as any other.
    return rejected
  }
}

/** An edit as another one, over what is stored. */
export const over = (
  theirs: StoredVersion,
  { snapshot, ...rest }: QueuedEdit,
  edit: QueuedEdit['edit'],
): QueuedEdit => ({
  ...rest,
  edit: { ...edit, id: newUid(), baseVersion: theirs },
  snapshot: [theirs.data, ...snapshot.slice(1)],
})

const rejected = { kind: 'rejected' } as const

/** Who deletes one date of a series wants no more than those who have deleted all of it. */
const gone = ({ kind }: QueuedEdit['edit']) => ({ kind: kind === 'deleteEvent' ? 'done' : 'gone' }) as const
