import { useBeforeLeaving } from '../../../navigation/useBeforeLeaving.ts'
import { lazyDialog } from '../../../ui/loading/lazyDialog.tsx'

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

/** Asks before the page is left while something is not saved. */
export function AskBeforeLeaving({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const wish = useBeforeLeaving(isUnsaved)
  if (!wish) return null
  return <LeaveDialog onLeave={wish.leave} onClose={wish.stay} />
}
