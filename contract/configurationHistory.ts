import * as v from 'valibot'
import { openIdConfiguration, type OpenIdClient } from './configuration.ts'

/** Who did something; null: the machine itself, or unknown. */
const doer = v.nullable(v.object({ id: v.string(), displayName: v.string() }))

/** One saved version of the sign-on settings (CFG-9); `savedAt` is ISO 8601 in UTC. */
export const savedVersion = v.object({
  id: v.string(),
  savedAt: v.string(),
  savedBy: doer,
  /** Whether it is what holds now. */
  isCurrent: v.boolean(),
  /** The version that this one has restored. */
  restoredFrom: v.optional(v.string()),
  /** Its secrets are masks (CFG-5); null if it can no longer be decrypted, and so not restored. */
  value: v.nullable(openIdConfiguration),
})
export type SavedVersion = v.InferOutput<typeof savedVersion>

/** The answer of `GET /api/configurations/history`, the newest first. */
export const historyAnswer = v.object({ versions: v.array(savedVersion) })
export type HistoryAnswer = v.InferOutput<typeof historyAnswer>

/** What was done to a field or a client: `clients/web/token_url`, with the client's id. Never a value. */
export const settingsChange = v.object({
  path: v.string(),
  kind: v.picklist(['added', 'removed', 'changed']),
})
export type SettingsChange = v.InferOutput<typeof settingsChange>

/** One line of the audit (CFG-10); `at` is ISO 8601 in UTC. */
export const auditEntry = v.object({
  at: v.string(),
  by: doer,
  /** The network address it came from, if known. */
  from: v.nullable(v.string()),
  action: v.picklist(['saved', 'restored']),
  changes: v.array(settingsChange),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

/** The answer of `GET /api/configurations/audit`, the newest first. */
export const auditAnswer = v.object({ entries: v.array(auditEntry) })
export type AuditAnswer = v.InferOutput<typeof auditAnswer>

/**
 * Whether the remaining clients are in another order. The first is the application's own, so the order is a
 * setting (CFG-6).
 */
export function isReordered(before: readonly OpenIdClient[], after: readonly OpenIdClient[]): boolean {
  const [idsBefore, idsAfter] = [idsOf(before), idsOf(after)]
  const stayed = idsAfter.filter((id) => idsBefore.includes(id))
  return idsBefore.filter((id) => idsAfter.includes(id)).some((id, index) => id !== stayed[index])
}

const idsOf = (clients: readonly OpenIdClient[]) => clients.map(({ client_id }) => client_id)
