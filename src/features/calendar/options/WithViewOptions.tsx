import { useState, type ReactNode } from 'react'
import { useUser } from '../../../api/UserProvider.tsx'
import { ViewOptionsContext } from './useViewOptions.ts'
import { viewOptionsStore } from './viewOptionsStore.ts'

/** Draws views as the person wants them. */
export function WithViewOptions({ children }: { readonly children: ReactNode }) {
  const { id } = useUser()
  const [store] = useState(() => viewOptionsStore(localStorage, id, navigator.language))
  return <ViewOptionsContext value={store}>{children}</ViewOptionsContext>
}
