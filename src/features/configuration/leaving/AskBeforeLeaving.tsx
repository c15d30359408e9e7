import { lazy, Suspense } from 'react'
import { useBeforeLeaving } from '../../../navigation/useBeforeLeaving.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** Keeps the page from being left while something is not saved. */
export function AskBeforeLeaving({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const wish = useBeforeLeaving(isUnsaved)
  if (!wish) return null
  return (
    <Suspense>
      <LeaveDialog onLeave={wish.leave} onStay={wish.stay} />
    </Suspense>
  )
}
