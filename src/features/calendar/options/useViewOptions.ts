import { createContext, use, useSyncExternalStore } from 'react'
import { isoOptions, type ViewOptions } from './ViewOptions.ts'
import type { ViewOptionsStore } from './viewOptionsStore.ts'

const fixed: ViewOptionsStore = {
  current: () => isoOptions,
  choose: () => undefined,
  onChange: () => () => undefined,
}

/** The view options of the person, for everything below the provider. */
export const ViewOptionsContext = createContext<ViewOptionsStore>(fixed)

/** The view options, as they change. */
export function useViewOptions(): ViewOptions {
  const { current, onChange } = use(ViewOptionsContext)
  return useSyncExternalStore(onChange, current)
}
