import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#contract/failure.ts'
import { explain } from '../../../api/explain.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

/** Shown in place of an event that cannot be shown: says why. */
export function NotOpened({ failure, onClose }: { readonly failure: Failure; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`This event can’t be opened`} size="small" closesOutside onClose={onClose}>
      <p>
        {failure === 'not-found' ? (
          <Trans>It no longer exists. Someone may have deleted or moved it.</Trans>
        ) : (
          t(explain(failure).sentence)
        )}
      </p>
    </Dialog>
  )
}
