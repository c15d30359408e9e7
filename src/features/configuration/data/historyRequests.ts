import * as v from 'valibot'
import {
  auditAnswer,
  historyAnswer,
  type AuditEntry,
  type SavedVersion,
} from '#contract/configurationHistory.ts'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import type { Api } from '../../../api/createApi.ts'
import { ifMatch } from './requests.ts'

/**
 * The last saved versions, the newest first, secrets masked (CFG-9), with the ETag of the current settings.
 */
export type VersionList = { readonly versions: readonly SavedVersion[]; readonly etag: string | null }

export async function getVersions(api: Api, signal?: AbortSignal): Promise<VersionList> {
  const { value, etag } = await api.send(administrationEndpoints.configurationHistory, {
    schema: historyAnswer,
    signal,
  })
  return { versions: value.versions, etag }
}

/** `etag` is that of what was shown when the version was chosen. */
export type Restoring = { readonly versionId: string; readonly etag: string | null }

/** Restore a version, with its secrets (CFG-9). */
export async function restoreVersion(api: Api, { versionId, etag }: Restoring): Promise<void> {
  await api.send(administrationEndpoints.restoreConfiguration, {
    slots: { versionId },
    headers: ifMatch(etag),
    schema: v.unknown(),
  })
}

/** Who changed what, the newest first (CFG-10). */
export async function getAudit(api: Api, signal?: AbortSignal): Promise<readonly AuditEntry[]> {
  const { value } = await api.send(administrationEndpoints.configurationAudit, {
    schema: auditAnswer,
    signal,
  })
  return value.entries
}
