import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pendingChangesPath } from '../../../navigation/addresses.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'

export type SignOutChoices = { readonly onSignOut: () => void; readonly onClose: () => void }

/** What a sign-out would delete. */
export type Lost = {
  /** Changes of events and calendars that are not saved. */
  readonly count: number
  /** What was typed in this tab and never saved. */
  readonly drafts: number
  /** Whether settings were chosen that the service does not have yet. */
  readonly hasSettings: boolean
}

/** Asks before a sign-out deletes unsaved changes, drafts, and settings that were never sent. */
export function SignOutDialog({ count, drafts, hasSettings, onSignOut, onClose }: SignOutChoices & Lost) {
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
          {count > 0 && (
            <Button variant="primary" onClick={onLook}>
              <Trans>Pending changes</Trans>
            </Button>
          )}
          <Button variant={count > 0 ? 'plain' : 'primary'} onClick={onClose}>
            <Trans>Stay signed in</Trans>
          </Button>
          <Button variant="danger" onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      {count > 0 && (
        <p>
          <Plural
            value={count}
            one="A change on this device isn’t saved yet. Signing out deletes it."
            other="# changes on this device aren’t saved yet. Signing out deletes them."
          />
        </p>
      )}
      {drafts > 0 && (
        <p>
          <Plural
            value={drafts}
            one="A draft in this tab isn’t saved. Signing out deletes it."
            other="# drafts in this tab aren’t saved. Signing out deletes them."
          />
        </p>
      )}
      {hasSettings && (
        <p>
          <Trans>Settings you chose on this device aren’t saved yet. Signing out resets them.</Trans>
        </p>
      )}
    </Dialog>
  )
}
