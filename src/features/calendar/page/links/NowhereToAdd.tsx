import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'

/** Shown in place of a new event that the address asks for, to a person who may write into no calendar. */
export function NowhereToAdd({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`No event was added`} size="small" closesOutside onClose={onClose}>
      <p>
        <Trans>You can’t add events to any of your calendars.</Trans>
      </p>
    </Dialog>
  )
}
