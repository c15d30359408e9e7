import type { Precondition } from './records.ts'

/**
 * Whether a precondition allows a write (CAL-14).
 *
 * @param etag of the stored event; undefined if there is none
 * @param revision of its calendar, for `alone`
 */
export function allows(precondition: Precondition, etag: string | undefined, revision?: number): boolean {
  if (precondition.kind === 'none') return true
  if (precondition.kind === 'absent') return etag === undefined
  if (precondition.kind === 'alone')
    return (etag ?? null) === precondition.etag && revision === precondition.revision
  return etag !== undefined && (precondition.etags === '*' || precondition.etags.includes(etag))
}
