import type { JCal } from '#contract/jcal.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editHead } from '../edits/editHead.ts'
import { queuedRestoration } from '../edits/history/restore.ts'
import { enqueueAsked } from '../edits/telling/enqueueAsked.ts'
import { withAnswersToday } from './withAnswersToday.ts'

/** A former version of an event, and the one it replaces. */
type BroughtBack = {
  readonly object: ObjectName
  readonly title: string
  readonly from: JCal
  readonly to: JCal
  /** Addresses of the person. */
  readonly emails: readonly string[]
}

/**
 * Bring back a former version of an event: an edit like any other, which can be undone, and before which the organizer
 * is asked whether the guests are told.
 */
export function bringBack(context: EditContext, { object, title, from, to, emails }: BroughtBack): void {
  const queued = queuedRestoration(context, {
    ...editHead(),
    kind: 'restoreEvents',
    baseVersion: 'latest',
    direction: 'redo',
    of: { name: 'changed', title },
    objects: [{ object, from, to: withAnswersToday(to, from, emails) }],
  })
  if (queued !== null) enqueueAsked(context, queued)
}
