import * as v from 'valibot'
import { openIdConfiguration, type OpenIdConfiguration } from '#contract/configuration.ts'
import {
  settingsChange,
  type AuditEntry,
  type SavedVersion,
  type SettingsChange,
} from '#contract/configurationHistory.ts'
import { newId } from '../identity/digest.ts'
import type { Clock } from '../ports.ts'
import type { Store } from '../store.ts'
import { changesBetween } from './changesBetween.ts'
import { openIdKey, readOpenIdSettings } from './openIdSettings.ts'
import { sealing } from './sealing.ts'
import { withoutSecrets } from './secrets.ts'

const keep = { module: 'kalends', versions: 'sign-on-history', audit: 'sign-on-audit' } as const
const mostVersions = 20
const mostEntries = 200

/** Who saves, and from where; null: the machine, or nobody knows. */
export type Saver = { readonly userId: string | null; readonly address: string | null }

const keptVersion = v.object({
  id: v.string(),
  at: v.number(),
  by: v.nullable(v.string()),
  restoredFrom: v.optional(v.string()),
  sealed: v.string(),
})
type KeptVersion = v.InferOutput<typeof keptVersion>

const keptEntry = v.object({
  at: v.number(),
  by: v.nullable(v.string()),
  from: v.nullable(v.string()),
  action: v.picklist(['saved', 'restored']),
  changes: v.array(settingsChange),
})

const versionList = v.fallback(v.array(keptVersion), [])
const entryList = v.fallback(v.array(keptEntry), [])
const settingsText = v.pipe(v.string(), v.parseJson(), openIdConfiguration)

/** The sign-on settings with their past: the last twenty versions, sealed (CFG-9), and who changed what (CFG-10). */
export type SavedSettings = {
  save(value: OpenIdConfiguration, saver: Saver): Promise<void>
  /** Makes a version hold again, as a new one. */
  restore(id: string, saver: Saver): Promise<'restored' | 'missing'>
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
  const seals = sealing(configuration)
  let last: Promise<unknown> = Promise.resolve()

  const keptVersions = async () => v.parse(versionList, await configuration.get(keep.module, keep.versions))
  const keptEntries = async () => v.parse(entryList, await configuration.get(keep.module, keep.audit))

  const opened = async ({ sealed }: KeptVersion): Promise<OpenIdConfiguration | null> => {
    const read = v.safeParse(settingsText, await seals.open(sealed))
    return read.success ? read.output : null
  }
  const versionOf = async (
    value: OpenIdConfiguration,
    by: string | null,
    restoredFrom?: string,
  ): Promise<KeptVersion> => ({
    id: newId(),
    at: clock(),
    by,
    ...(restoredFrom !== undefined && { restoredFrom }),
    sealed: await seals.seal(JSON.stringify(value)),
  })

  /** What holds now is the newest version; where it came another way (the first start, the machine), it becomes one. */
  const versionsUntilNow = async (current: OpenIdConfiguration | null): Promise<readonly KeptVersion[]> => {
    const versions = await keptVersions()
    const [newest] = versions
    const known = newest === undefined ? null : await opened(newest)
    return current === null || isSame(known, current)
      ? versions
      : [await versionOf(current, null), ...versions]
  }

  const write = async (value: OpenIdConfiguration, saver: Saver, restoredFrom?: string) => {
    const current = await readOpenIdSettings(store)
    const changes: readonly SettingsChange[] = changesBetween(current, value)
    const versions = await versionsUntilNow(current)
    const entry = {
      at: clock(),
      by: saver.userId,
      from: saver.address,
      action: restoredFrom === undefined ? 'saved' : 'restored',
      changes,
    }
    const next = [await versionOf(value, saver.userId, restoredFrom), ...versions].slice(0, mostVersions)
    const entries = [entry, ...(await keptEntries())].slice(0, mostEntries)
    const past =
      changes.length === 0
        ? []
        : [
            { name: keep.versions, value: next },
            { name: keep.audit, value: entries },
          ]
    // One transaction: no version without its settings, no change without its line.
    await configuration.put([
      { name: openIdKey.module, configurations: [{ name: openIdKey.name, value }] },
      { name: keep.module, configurations: past },
    ])
  }
  /** One after the other, as each builds on the one before. */
  const inTurn = <Value>(act: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(act, act)
    last = turn.catch(() => undefined)
    return turn
  }

  const doerOf = async (userId: string | null) => {
    const user = userId === null ? null : await store.users.byId(userId)
    if (user === null) return null
    const displayName = [user.firstName, user.lastName].filter(Boolean).join(' ')
    return { id: user.id, displayName: displayName === '' ? user.email : displayName }
  }

  return {
    save: (value, saver) => inTurn(() => write(value, saver)),
    restore: (id, saver) =>
      inTurn(async () => {
        const version = (await keptVersions()).find((each) => each.id === id)
        const value = version === undefined ? null : await opened(version)
        if (value === null) return 'missing'
        await write(value, saver, id)
        return 'restored'
      }),
    versions: async () => {
      const current = await readOpenIdSettings(store)
      return Promise.all(
        (await keptVersions()).map(async (version, index) => {
          const { id, at, by, restoredFrom } = version
          const value = await opened(version)
          return {
            id,
            savedAt: new Date(at).toISOString(),
            savedBy: await doerOf(by),
            isCurrent: index === 0 && isSame(value, current),
            ...(restoredFrom !== undefined && { restoredFrom }),
            value: value === null ? null : withoutSecrets(value),
          }
        }),
      )
    },
    audit: async () =>
      Promise.all(
        (await keptEntries()).map(async ({ at, by, from, action, changes }) => ({
          at: new Date(at).toISOString(),
          by: await doerOf(by),
          from,
          action,
          changes,
        })),
      ),
  }
}

const isSame = (one: OpenIdConfiguration | null, other: OpenIdConfiguration | null) =>
  JSON.stringify(one) === JSON.stringify(other)
