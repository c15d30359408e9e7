import type { MailWork } from '../mailWork.ts'

/** What a guest is to be sent of an event, and the revision that names it. */
export type RevisedWork = { readonly revision: string; readonly work: MailWork }

/**
 * What waits for a guest when something is added. A later invitation or cancellation takes the place of what waits; that
 * a proposal is declined says something else, and goes out before it.
 *
 * @param waiting null if nothing waits
 */
export function withWaiting(waiting: RevisedWork | null, added: RevisedWork): RevisedWork {
  if (waiting === null) return added
  const { work } = waiting
  if (added.work.kind !== 'decline') {
    if (work.kind !== 'decline') return added
    if (work.next?.revision === added.revision) return waiting
    const next = { revision: added.revision, work: added.work }
    return { revision: `${waiting.revision} ${added.revision}`, work: { ...work, next } }
  }
  if (work.kind !== 'decline')
    return { ...added, work: { ...added.work, next: { revision: waiting.revision, work } } }
  const parts = [...new Set([...work.parts, ...added.work.parts])]
  return { ...added, work: { ...added.work, parts, ...(work.next && { next: work.next }) } }
}
