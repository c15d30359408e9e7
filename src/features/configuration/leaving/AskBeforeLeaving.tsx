import { useBeforeLeaving } from '../../../navigation/useBeforeLeaving.ts'
import { lazyComponent } from '../../../ui/lazyComponent.tsx'

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

/** Keeps the page from being left while something is not saved. */
export function AskBeforeLeaving({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const wish = useBeforeLeaving(isUnsaved)
  if (!wish) return null
  return <LeaveDialog onLeave={wish.leave} onStay={wish.stay} />
}
