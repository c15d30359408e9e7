import type { OpenIdConfiguration } from '#contract/configuration.ts'
import type { AuditEntry, SavedVersion } from '#contract/configurationHistory.ts'
import { etagsIn, isNamed } from '../../http/headers/etagsIn.ts'
import type { Clock } from '../../ports.ts'
import type { Store } from '../../store/Store.ts'
import { settingsChanges } from './settingsChanges.ts'
import { openIdKey, parseOpenIdSettings } from './openIdSettings.ts'
import { isSameSettings, settingsVersions } from './settingsVersions.ts'
import { withSecrets } from './secrets.ts'

const maxVersions = 20
const maxLines = 200

/** Who saves, and from which address; null if it happens on the machine, or is not known. */
export type Saver = { readonly userId: string | null; readonly address: string | null }

/** The `If-Match` header of a change; null replaces whatever is stored (CFG-1). */
export type IfMatch = string | null

/** `etag` is that of the settings after the change. */
export type Outcome = { readonly kind: 'changed'; readonly etag: string } | { readonly kind: 'stale' }

/** Called before something is written, and not if that is refused; perhaps again, if somebody else was faster. */
export type BeforeWriting = (before: OpenIdConfiguration | null, after: OpenIdConfiguration) => Promise<void>

/**
 * The sign-on settings and their history: the last twenty versions, encrypted (CFG-9), and who changed what
 * (CFG-10).
 */
export type SavedSettings = {
  /** The stored settings, or null, with their ETag. */
  read(): Promise<{ readonly value: OpenIdConfiguration | null; readonly etag: string }>
  /**
   * Stores settings, a version and an audit line in one transaction. A masked secret stands for the one
   * stored at that moment.
   *
   * @throws {HttpError} wrong-shape for a mask without a stored secret
   */
  save(
    value: OpenIdConfiguration,
    saver: Saver,
    ifMatch?: IfMatch,
    beforeWriting?: BeforeWriting,
  ): Promise<Outcome>
  /** Stores a former version again, as a new version. */
  restore(
    id: string,
    saver: Saver,
    ifMatch?: IfMatch,
    beforeWriting?: BeforeWriting,
  ): Promise<Outcome | { readonly kind: 'missing' }>
  versions(): Promise<readonly SavedVersion[]>
  audit(): Promise<readonly AuditEntry[]>
}

export function savedSettings(ports: { readonly store: Store; readonly clock: Clock }): SavedSettings {
  const { store, clock } = ports
  const versions = settingsVersions(ports)
  const stored = storedSettings(store)

  /**
   * Computes the new settings from the stored ones and replaces them; if somebody else was faster, tries
   * again.
   */
  const change = async (
    next: (current: OpenIdConfiguration | null) => OpenIdConfiguration,
    saver: Saver,
    { ifMatch, beforeWriting, restoredFrom }: How,
  ): Promise<Outcome> => {
    for (;;) {
      const { value: current, revision, etag } = await stored.read()
      if (!isMatched(ifMatch, etag, revision !== null)) return { kind: 'stale' }
      const value = next(current)
      const changes = settingsChanges(current, value)
      if (changes.length === 0 && isSameSettings(current, value)) return { kind: 'changed', etag }
      // Settings that were not saved here, such as those of the first start, have no version yet.
      const isUnsaved = current !== null && !isSameSettings(await versions.newest(), current)
      const unsaved = isUnsaved ? [await versions.make(current, null, null)] : []
      await beforeWriting?.(current, value)
      const outcome = await store.configuration.replace({
        ...openIdKey,
        known: revision,
        value,
        versions: [...unsaved, await versions.make(value, saver.userId, restoredFrom)],
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
      if (outcome === 'replaced') return { kind: 'changed', etag: stored.etagAt((revision ?? 0) + 1) }
    }
  }

  return {
    read: async () => {
      const { value, etag } = await stored.read()
      return { value, etag }
    },
    save: (value, saver, ifMatch = null, beforeWriting) =>
      change((current) => withSecrets(value, current), saver, { ifMatch, beforeWriting, restoredFrom: null }),
    restore: async (id, saver, ifMatch = null, beforeWriting) => {
      const value = await versions.valueOf(id)
      return value === null
        ? { kind: 'missing' }
        : change(() => value, saver, { ifMatch, beforeWriting, restoredFrom: id })
    },
    versions: async () => versions.list((await stored.read()).value),
    audit: versions.audit,
  }
}

type How = {
  readonly ifMatch: IfMatch
  readonly beforeWriting: BeforeWriting | undefined
  readonly restoredFrom: string | null
}

function storedSettings({ configuration, generation }: Pick<Store, 'configuration' | 'generation'>) {
  const etagAt = (revision: number) => `"${generation}-${revision}"`
  return {
    etagAt,
    read: async () => {
      const read = await configuration.read(openIdKey.module, openIdKey.name)
      const revision = read?.revision ?? null
      return { value: parseOpenIdSettings(read?.value), revision, etag: etagAt(revision ?? 0) }
    },
  }
}

const isMatched = (ifMatch: IfMatch, etag: string, isThere: boolean) => {
  if (ifMatch === null) return true
  return etagsIn(ifMatch) === '*' ? isThere : isNamed(ifMatch, etag)
}
