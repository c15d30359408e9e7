import { useSyncExternalStore } from 'react'
import { useApi } from '../api/ApiProvider.tsx'
import { useSettingsStore } from './useSettings.ts'

/** Whether the service has said what it keeps of them, or keeps nothing. */
export function useAreSettingsKnown(): boolean {
  const { etag, onChange } = useSettingsStore()
  const areStored = useApi().config.features.userSettings
  return useSyncExternalStore(onChange, () => !areStored || etag() !== null)
}
