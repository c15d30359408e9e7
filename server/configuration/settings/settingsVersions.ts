import { maskedSettings } from '#contract/secretProperties.ts'
import * as v from 'valibot'
import { openIdConfiguration, type OpenIdConfiguration } from '#contract/configuration.ts'
import type { AuditEntry, SavedVersion } from '#contract/configurationHistory.ts'
import { newId } from '../../digest.ts'
import type { Clock } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import type { ConfigurationVersion } from '../../store/records.ts'
import { openIdKey } from './openIdSettings.ts'
import { textEncryption } from './textEncryption.ts'

const settingsText = v.pipe(v.string(), v.parseJson(), openIdConfiguration)

/** The stored versions of the sign-on settings, encrypted (CFG-9), and who changed them (CFG-10). */
export type SettingsVersions = {
  /** A new version, ready to be stored. */
  make(
    value: OpenIdConfiguration,
    by: string | null,
    restoredFrom: string | null,
  ): Promise<ConfigurationVersion>
  /** The settings of a version; null if there is no such version or it cannot be read. */
  valueOf(id: string): Promise<OpenIdConfiguration | null>
  /** The settings of the newest version; null if there is none. */
  newest(): Promise<OpenIdConfiguration | null>
  /** The newest first, without secrets. */
  list(current: OpenIdConfiguration | null): Promise<readonly SavedVersion[]>
  audit(): Promise<readonly AuditEntry[]>
}

export function settingsVersions({
  store: { configuration, users },
  clock,
}: {
  readonly store: Store
  readonly clock: Clock
}): SettingsVersions {
  const { module, name } = openIdKey
  const encryption = textEncryption(configuration)
  const opened = async (version: ConfigurationVersion | undefined): Promise<OpenIdConfiguration | null> => {
    if (version === undefined) return null
    const read = v.safeParse(settingsText, await encryption.decrypt(version.encrypted))
    return read.success ? read.output : null
  }
  const doerOf = async (userId: string | null) => {
    const user = userId === null ? null : await users.byId(userId)
    if (user === null) return null
    const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ')
    return { id: user.id, displayName: displayName === '' ? user.email : displayName }
  }

  return {
    make: async (value, by, restoredFrom) => ({
      id: newId(),
      at: clock(),
      by,
      restoredFrom,
      encrypted: await encryption.encrypt(JSON.stringify(value)),
    }),
    valueOf: async (id) =>
      opened((await configuration.versions(module, name)).find((each) => each.id === id)),
    newest: async () => opened((await configuration.versions(module, name))[0]),
    list: async (current) =>
      Promise.all(
        (await configuration.versions(module, name)).map(async (version, index) => {
          const { id, at, by, restoredFrom } = version
          const value = await opened(version)
          return {
            id,
            savedAt: new Date(at).toISOString(),
            savedBy: await doerOf(by),
            isCurrent: index === 0 && isSameSettings(value, current),
            ...(restoredFrom !== null && { restoredFrom }),
            value: value === null ? null : maskedSettings(value),
          }
        }),
      ),
    audit: async () =>
      Promise.all(
        (await configuration.audit(module, name)).map(async ({ at, by, changes, ...line }) => ({
          at: new Date(at).toISOString(),
          by: await doerOf(by),
          ...line,
          changes: [...changes],
        })),
      ),
  }
}

export const isSameSettings = (one: OpenIdConfiguration | null, other: OpenIdConfiguration | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
