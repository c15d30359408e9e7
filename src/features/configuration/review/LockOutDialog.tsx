import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { isIssuerTyped, issuerName, type LockOut, type LockOutReason } from './lockOut.ts'

const sentences: Readonly<Record<LockOutReason, MessageDescriptor>> = {
  'own-client': msg`The client that you are signed in with is none of these. You, and everybody who signed in with it, will be out.`,
  'own-issuer': msg`The provider that you are signed in with is no longer the one of your client. You, and everybody who signed in with it, will be out.`,
  'no-issuer': msg`The first client has no issuer URL: nobody can be sent anywhere to sign in.`,
  'no-discovery': msg`No provider answers at the issuer URL with its discovery document: nobody can sign in until one does.`,
}

type LockOutDialogProps = {
  readonly lockOut: LockOut
  /** What the button does, in a word. */
  readonly action: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for the issuer's name before people are locked out. */
export function LockOutDialog({ lockOut, action, onConfirm, onClose }: LockOutDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const name = issuerName(lockOut.issuer)
  const isConfirmed = isIssuerTyped(typed, lockOut.issuer)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isConfirmed) onConfirm()
  }

  return (
    <Dialog
      title={t`This may lock people out`}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" disabled={!isConfirmed} onClick={onConfirm}>
            {action}
          </Button>
          <Button onClick={onClose}>
            <Trans>Keep what holds</Trans>
          </Button>
        </>
      }
    >
      {lockOut.reasons.map((reason) => (
        <p key={reason}>{t(sentences[reason])}</p>
      ))}
      <p>
        <Trans>
          Should nobody come in any more, an administrator on the machine brings former settings back with{' '}
          <code>npm run admin -- configuration put</code>.
        </Trans>
      </p>
      <form noValidate onSubmit={onSubmit}>
        <TextField
          label={t`Name of the issuer`}
          hint={t`Type ${name} to go on.`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  )
}
