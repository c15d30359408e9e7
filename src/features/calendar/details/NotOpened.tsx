import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { WhyNotOpened } from './WhyNotOpened.tsx'

type NotOpenedProps = ComponentProps<typeof WhyNotOpened> & { readonly onClose: () => void }

/** Shown in place of an event that cannot be shown: says why. */
export function NotOpened({ failure, onClose }: NotOpenedProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`This event can’t be opened`} size="small" closesOutside onClose={onClose}>
      <p>
        <WhyNotOpened failure={failure} />
      </p>
    </Dialog>
  )
}
