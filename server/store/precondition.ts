import type { Precondition } from './records.ts'

/**
 * Whether a precondition allows a write (CAL-14).
 *
 * @param etag of the stored event; undefined if there is none
 */
export function allows(precondition: Precondition, etag: string | undefined): boolean {
  if (precondition.kind === 'none') return true
  if (precondition.kind === 'absent') return etag === undefined
  return etag !== undefined && (precondition.etags === '*' || precondition.etags.includes(etag))
}
