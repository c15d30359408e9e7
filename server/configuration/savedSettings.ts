import * as v from 'valibot'
import { openIdConfiguration, type OpenIdConfiguration } from '#contract/configuration.ts'
import type { AuditEntry, SavedVersion } from '#contract/configurationHistory.ts'
import { etagsIn } from '../http/etagsIn.ts'
import { newId } from '../identity/digest.ts'
import type { Clock } from '../ports.ts'
import type { ConfigurationVersion, Store } from '../store/Store.ts'
import { changesBetween } from './changesBetween.ts'
import { openIdKey, parseOpenIdSettings } from './openIdSettings.ts'
import { textEncryption } from './textEncryption.ts'
import { withoutSecrets, withSecrets } from './secrets.ts'

const maxVersions = 20
const maxLines = 200

/** Who saves, and from where; null: the machine, or nobody knows. */
export type Saver = { readonly userId: string | null; readonly address: string | null }

/** The `If-Match` of a change, or null: then whatever is stored is replaced (CFG-1). */
export type IfMatch = string | null

/** `etag` is that of what holds now. */
export type Outcome = { readonly kind: 'changed'; readonly etag: string } | { readonly kind: 'stale' }

const settingsText = v.pipe(v.string(), v.parseJson(), openIdConfiguration)

/** The sign-on settings with their past: the last twenty versions, encrypted (CFG-9), and who changed what (CFG-10). */
export type SavedSettings = {
  /** What is stored, or null, with the ETag of what it is. */
  read(): Promise<{ readonly value: OpenIdConfiguration | null; readonly etag: string }>
  /**
   * Stores settings, a version and a line of the audit in one transaction. Masks mean the secrets that are stored at that moment.
   *
   * @throws {HttpError} wrong-shape for a mask that stands for no secret
   */
  save(value: OpenIdConfiguration, saver: Saver, ifMatch?: IfMatch): Promise<Outcome>
  /** Makes a version hold again, as a new one. */
  restore(id: string, saver: Saver, ifMatch?: IfMatch): Promise<Outcome | { readonly kind: 'missing' }>
  versions(): Promise<readonly SavedVersion[]>
  audit(): Promise<readonly AuditEntry[]>
}

export function savedSettings({
  store,
  clock,
}: {
  readonly store: Store
  readonly clock: Clock
}): SavedSettings {
  const { configuration } = store
  const { module, name } = openIdKey
  const encryption = textEncryption(configuration)

  const etagAt = (revision: number) => `"${store.generation}-${revision}"`
  const stored = async () => {
    const read = await configuration.read(module, name)
    const revision = read?.revision ?? null
    return {
      value: parseOpenIdSettings(read?.value),
      revision,
      etag: etagAt(revision ?? 0),
    }
  }
  const opened = async ({ encrypted }: ConfigurationVersion): Promise<OpenIdConfiguration | null> => {
    const read = v.safeParse(settingsText, await encryption.decrypt(encrypted))
    return read.success ? read.output : null
  }
  const versionOf = async (
    value: OpenIdConfiguration,
    by: string | null,
    restoredFrom: string | null,
  ): Promise<ConfigurationVersion> => ({
    id: newId(),
    at: clock(),
    by,
    restoredFrom,
    encrypted: await encryption.encrypt(JSON.stringify(value)),
  })

  /** What holds now is the newest version; where it came another way (the first start), it becomes one. */
  const unsavedVersion = async (current: OpenIdConfiguration | null) => {
    const [newest] = await configuration.versions(module, name)
    const known = newest === undefined ? null : await opened(newest)
    return current === null || isSame(known, current) ? [] : [await versionOf(current, null, null)]
  }

  /** Decided by what is stored, and written only while that is still stored: else decided once more. */
  const change = async (
    next: (current: OpenIdConfiguration | null) => OpenIdConfiguration,
    saver: Saver,
    ifMatch: IfMatch,
    restoredFrom: string | null = null,
  ): Promise<Outcome> => {
    for (;;) {
      const { value: current, revision, etag } = await stored()
      if (!isMatched(ifMatch, etag, revision !== null)) return { kind: 'stale' }
      const value = next(current)
      const changes = changesBetween(current, value)
      if (changes.length === 0 && isSame(current, value)) return { kind: 'changed', etag }
      const outcome = await configuration.replace({
        module,
        name,
        known: revision,
        value,
        versions: [...(await unsavedVersion(current)), await versionOf(value, saver.userId, restoredFrom)],
        line: {
          at: clock(),
          by: saver.userId,
          from: saver.address,
          action: restoredFrom === null ? 'saved' : 'restored',
          changes,
        },
        maxVersions,
        maxLines,
      })
      if (outcome === 'replaced') return { kind: 'changed', etag: etagAt((revision ?? 0) + 1) }
    }
  }

  const doerOf = async (userId: string | null) => {
    const user = userId === null ? null : await store.users.byId(userId)
    if (user === null) return null
    const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ')
    return { id: user.id, displayName: displayName === '' ? user.email : displayName }
  }

  return {
    read: async () => {
      const { value, etag } = await stored()
      return { value, etag }
    },
    save: (value, saver, ifMatch = null) => change((current) => withSecrets(value, current), saver, ifMatch),
    restore: async (id, saver, ifMatch = null) => {
      const version = (await configuration.versions(module, name)).find((each) => each.id === id)
      const value = version === undefined ? null : await opened(version)
      return value === null ? { kind: 'missing' } : change(() => value, saver, ifMatch, id)
    },
    versions: async () => {
      const { value: current } = await stored()
      return Promise.all(
        (await configuration.versions(module, name)).map(async (version, index) => {
          const { id, at, by, restoredFrom } = version
          const value = await opened(version)
          return {
            id,
            savedAt: new Date(at).toISOString(),
            savedBy: await doerOf(by),
            isCurrent: index === 0 && isSame(value, current),
            ...(restoredFrom !== null && { restoredFrom }),
            value: value === null ? null : withoutSecrets(value),
          }
        }),
      )
    },
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

const isMatched = (ifMatch: IfMatch, etag: string, isThere: boolean) => {
  if (ifMatch === null) return true
  const etags = etagsIn(ifMatch)
  return etags === '*' ? isThere : etags.includes(etag)
}

const isSame = (one: OpenIdConfiguration | null, other: OpenIdConfiguration | null) =>
  JSON.stringify(one) === JSON.stringify(other)
