import type { StoredVersion } from '#domain/edits/StoredVersion.ts'

/** What must be stored for a write to succeed: this version, nothing, or anything. */
export type WriteCondition = { readonly version: string } | 'nothing' | 'anything'

export const conditionOf = ({ etag }: StoredVersion): WriteCondition =>
  etag === null ? 'anything' : { version: etag }

/** The headers of RFC 9110 for a condition. */
export function conditionHeaders(condition: WriteCondition): Readonly<Record<string, string>> {
  if (condition === 'anything') return {}
  return condition === 'nothing' ? { 'If-None-Match': '*' } : { 'If-Match': condition.version }
}
