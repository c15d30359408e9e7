import { useState, type ReactNode } from 'react'
import { useSettingsStore } from '../../../settings/useSettings.ts'
import { ViewOptionsContext } from './useViewOptions.ts'
import { viewOptionsStore } from './viewOptionsStore.ts'

/** Provides the view options to the views below it. */
export function WithViewOptions({ children }: { readonly children: ReactNode }) {
  const settings = useSettingsStore()
  const [store] = useState(() => viewOptionsStore(settings, navigator.language))
  return <ViewOptionsContext value={store}>{children}</ViewOptionsContext>
}
