import { Trans } from '@lingui/react/macro'
import { useBeforeLeaving } from '../../navigation/useBeforeLeaving.ts'
import { lazyDialog } from '../../ui/loading/lazyDialog.tsx'

// lingui-set comment="Asks whether a page is left with changes that are not saved."

const LeaveDialog = lazyDialog(async () => (await import('../../ui/overlays/LeaveDialog.tsx')).LeaveDialog)

/** Asks before the page is left while something is not saved. */
export function AskBeforeLeaving({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const wish = useBeforeLeaving(isUnsaved)
  if (!wish) return null
  return (
    <LeaveDialog onLeave={wish.leave} onClose={wish.stay}>
      <Trans>Your changes to the sign-on settings will be lost.</Trans>
    </LeaveDialog>
  )
}
