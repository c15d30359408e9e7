import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#contract/failure.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { WhyNotOpened } from './WhyNotOpened.tsx'

/** Shown in place of an event that cannot be shown: says why. */
export function NotOpened({ failure, onClose }: { readonly failure: Failure; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`This event can’t be opened`} size="small" closesOutside onClose={onClose}>
      <p>
        <WhyNotOpened failure={failure} />
      </p>
    </Dialog>
  )
}
