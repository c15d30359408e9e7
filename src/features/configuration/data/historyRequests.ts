import * as v from 'valibot'
import {
  auditAnswer,
  historyAnswer,
  type AuditEntry,
  type SavedVersion,
} from '#contract/configurationHistory.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '../../../api/createApi.ts'

/** The last saved versions, the newest first, secrets masked (CFG-9). */
export async function getVersions(api: Api, signal?: AbortSignal): Promise<readonly SavedVersion[]> {
  const { value } = await api.send(endpoints.configurationHistory, { schema: historyAnswer, signal })
  return value.versions
}

/** Make a version hold again, its secrets included (CFG-9). */
export async function restoreVersion(api: Api, versionId: string): Promise<void> {
  await api.send(endpoints.restoreConfiguration, { slots: { versionId }, schema: v.unknown() })
}

/** Who changed what, the newest first (CFG-10). */
export async function getAudit(api: Api, signal?: AbortSignal): Promise<readonly AuditEntry[]> {
  const { value } = await api.send(endpoints.configurationAudit, { schema: auditAnswer, signal })
  return value.entries
}
