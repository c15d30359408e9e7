import { useState, type ReactNode } from 'react'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { ViewOptionsContext } from './useViewOptions.ts'
import { viewOptionsStore } from './viewOptionsStore.ts'

/** Draws views as the person wants them. */
export function WithViewOptions({ children }: { readonly children: ReactNode }) {
  const settings = useSettingsStore()
  const [store] = useState(() => viewOptionsStore(settings, navigator.language))
  return <ViewOptionsContext value={store}>{children}</ViewOptionsContext>
}
