import type { Precondition } from './records.ts'

/**
 * Whether a write may happen on what is there (CAL-14). @param etag of what is there, undefined where nothing
 * is
 */
export function allows(precondition: Precondition, etag: string | undefined): boolean {
  if (precondition.kind === 'none') return true
  if (precondition.kind === 'absent') return etag === undefined
  return etag !== undefined && (precondition.etags === '*' || precondition.etags.includes(etag))
}
