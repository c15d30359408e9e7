import * as v from 'valibot'
import { mergePatch } from '#contract/settings/mergePatch.ts'
import { readUserSettings, type UserSettings } from '#contract/settings/userSettings.ts'
import { keepIn } from './keepIn.ts'

/** What a person chooses: each member whole; null resets it. */
export type SettingsPatch = { readonly [Name in keyof UserSettings]?: UserSettings[Name] | null }

/** What one person chose, as this browser has it. */
export type SettingsStore = {
  readonly current: () => UserSettings
  readonly choose: (change: SettingsPatch) => void
  /**
   * Calls back after every change, also of another tab, and when the service has said for the first time what it has.
   *
   * @returns stops that
   */
  readonly onChange: (listener: () => void) => () => void
  /** What was chosen here and the service does not have yet. */
  readonly unsent: () => SettingsPatch
  /** The names of what is still to be sent; none where there is no service that keeps it. */
  readonly waiting: () => readonly string[]
  /** The code that sends it says from now on what is: not what the service does not take. */
  readonly waitBy: (waiting: () => readonly string[]) => void
  /** What the service said last. */
  readonly served: () => UserSettings
  /** Of what the service said last; null where it never did. */
  readonly etag: () => string | null
  /**
   * Takes over what the service has. What was not sent stays over it.
   *
   * @param sent what it has from here: no longer unsent, unless it was chosen anew meanwhile
   */
  readonly receive: (settings: UserSettings, etag: string | null, sent?: SettingsPatch) => void
}

type Stored = {
  readonly settings: UserSettings
  readonly etag: string | null
  readonly unsent: SettingsPatch
}

const members = v.record(v.string(), v.unknown())
const nothing: Stored = { settings: {}, etag: null, unsent: {} }
const stored = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      settings: v.pipe(members, v.transform(readUserSettings)),
      etag: v.nullable(v.string()),
      unsent: v.pipe(members, v.transform(readChange)),
    }),
  ),
  nothing,
)

/**
 * The settings of a person, kept in a browser under their id: another person who signs in never meets them. The service may stand
 * behind it (`syncSettings`).
 */
export function settingsStore(storage: Storage, userId: string): SettingsStore {
  const key = `kalends.settings.${userId}`
  const listeners = new Set<() => void>()
  let waiting: () => readonly string[] = () => []
  let text: string | null = null
  let known = nothing
  let current: UserSettings = {}

  /** What is stored now: another tab may have changed it. */
  function read(): Stored {
    const now = storage.getItem(key)
    if (now === text) return known
    text = now
    known = v.parse(stored, now)
    current = chosenIn(known)
    return known
  }

  function write(next: Stored): void {
    const before = JSON.stringify(current)
    const isFirst = known.etag === null && next.etag !== null
    const written = JSON.stringify(next)
    // Where the storage is full, it holds in this page, and is sent all the same.
    text = keepIn(storage, key, written) ? written : storage.getItem(key)
    known = next
    const after = chosenIn(next)
    const isSame = JSON.stringify(after) === before
    if (isSame && !isFirst) return
    if (!isSame) current = after
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key) return
    const before = current
    read()
    if (current !== before) for (const listener of listeners) listener()
  }

  return {
    current: () => {
      read()
      return current
    },
    choose: (change) => {
      const now = read()
      // What may not be chosen leaves what there is: it would hide it.
      write({ ...now, unsent: { ...now.unsent, ...readChange(change) } })
    },
    onChange: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
      }
    },
    unsent: () => read().unsent,
    served: () => read().settings,
    etag: () => read().etag,
    waiting: () => waiting(),
    waitBy: (names) => void (waiting = names),
    receive: (settings, etag, sent = {}) => write({ settings, etag, unsent: without(read().unsent, sent) }),
  }
}

const chosenIn = ({ settings, unsent }: Stored): UserSettings =>
  readUserSettings(v.parse(members, mergePatch(settings, unsent)))

function readChange(change: Readonly<Record<string, unknown>>): SettingsPatch {
  const resets = Object.entries(change).filter(([, value]) => value === null)
  return { ...Object.fromEntries(resets), ...readUserSettings(change) }
}

/** A change without what was sent of it. */
function without(unsent: SettingsPatch, sent: SettingsPatch): SettingsPatch {
  const values: Readonly<Record<string, unknown>> = sent
  return Object.fromEntries(
    Object.entries(unsent).filter(
      ([name, value]) => !Object.hasOwn(sent, name) || JSON.stringify(value) !== JSON.stringify(values[name]),
    ),
  )
}
