import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { isIssuerTyped, issuerName, type LockOut, type LockOutReason } from './lockOut.ts'

const sentences: Readonly<Record<LockOutReason, MessageDescriptor>> = {
  'own-client': msg`These settings don’t include the client you signed in with. You and everyone signed in with it will be signed out.`,
  'own-issuer': msg`Your client no longer uses the provider you signed in with. You and everyone signed in with it will be signed out.`,
  'no-issuer': msg`The first client has no issuer URL, so nobody can sign in.`,
  'no-discovery': msg`No provider responds at the issuer URL. Nobody can sign in until one does.`,
  untried: msg`This changes how people sign in, and no trial has shown that it works. If it doesn’t, nobody can sign in.`,
}

/** What is wrong with how people are to sign in, and not with how one did oneself. */
const isOfNext: ReadonlySet<LockOutReason> = new Set(['no-discovery', 'untried'])

type LockOutDialogProps = {
  readonly lockOut: LockOut
  /** What the button does, in a word. */
  readonly action: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks to type the issuer's name if the change may lock people out. */
export function LockOutDialog({ lockOut, action, onConfirm, onClose }: LockOutDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const name = issuerName(lockOut.issuer)
  const isConfirmed = isIssuerTyped(typed, lockOut.issuer)
  const isOwn = lockOut.reasons.some((reason) => !isOfNext.has(reason))

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
          <Button variant="danger" disabled={!isConfirmed} onClick={onConfirm}>
            {action}
          </Button>
          <Button onClick={onClose}>
            <Trans>Keep current settings</Trans>
          </Button>
        </>
      }
    >
      {lockOut.reasons.map((reason) => (
        <p key={reason}>{t(sentences[reason])}</p>
      ))}
      <p>
        <Trans>
          If nobody can sign in, restore earlier settings on the server:{' '}
          <code>npm run admin -- configuration put</code>
        </Trans>
      </p>
      <form noValidate onSubmit={onSubmit}>
        <TextField
          label={t`Name of the issuer`}
          hint={
            isOwn
              ? t`To confirm, type the issuer you signed in with: ${name}`
              : t`To confirm, type the issuer that people will sign in with: ${name}`
          }
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
