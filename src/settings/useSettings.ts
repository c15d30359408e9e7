import { createContext, use, useSyncExternalStore } from 'react'
import type { UserSettings } from '#contract/settings/userSettings.ts'
import type { SettingsStore } from './settingsStore.ts'

const none: UserSettings = {}

/** Of somebody who chose nothing and cannot. */
const fixed: SettingsStore = {
  current: () => none,
  choose: () => undefined,
  onChange: () => () => undefined,
  unsent: () => none,
  waiting: () => [],
  waitBy: () => undefined,
  served: () => none,
  etag: () => null,
  receive: () => undefined,
}

/** The settings of the person who is signed in, for everything below. */
export const SettingsContext = createContext(fixed)

/** Where they are read and chosen. */
export const useSettingsStore = (): SettingsStore => use(SettingsContext)

/** What the person chose, as it changes. */
export function useSettings(): UserSettings {
  const { current, onChange } = useSettingsStore()
  return useSyncExternalStore(onChange, current)
}
