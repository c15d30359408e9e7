import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pendingChangesPath } from '../../../navigation/addresses.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

export type SignOutChoices = { readonly onSignOut: () => void; readonly onClose: () => void }

/** Asks before a sign-out deletes unsaved changes. */
export function SignOutDialog({ count, onSignOut, onClose }: SignOutChoices & { readonly count: number }) {
  const { t } = useLingui()
  const go = useGo()

  function onLook() {
    onClose()
    go(pendingChangesPath)
  }

  return (
    <Dialog
      title={t`Sign out with unsaved changes?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onLook}>
            <Trans>Pending changes</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button variant="danger" onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="A change on this device isn’t saved yet. Signing out deletes it."
          other="# changes on this device aren’t saved yet. Signing out deletes them."
        />
      </p>
    </Dialog>
  )
}
