import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { eraseOwnData } from '../data/accountRequests.ts'
import page from './AccountPage.module.css'

// lingui-set comment="Asks whether everything that the person has stored in the calendar is deleted for ever."

type EraseDialogProps = {
  readonly email: string
  readonly onErased: () => void
  readonly onClose: () => void
}

/** The question before everything that is one's own is deleted (USR-3): one's address is typed. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [tellGuests, setTellGuests] = useState(true)
  const erasure = useMutation({ mutationFn: () => eraseOwnData(api, { email: typed, tellGuests }) })
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase()

  function onErase() {
    if (isConfirmed && !erasure.isPending) erasure.mutate(undefined, { onSuccess: onErased })
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    onErase()
  }

  return (
    <Dialog
      title={t`Delete everything that is yours?`}
      role="alertdialog"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep my data</Trans>
          </Button>
          <Button variant="danger" isBusy={erasure.isPending} disabled={!isConfirmed} onClick={onErase}>
            <Trans>Delete for ever</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your calendars, the bin, your settings, shares, reminders and access tokens are deleted for ever.
          This can’t be undone. You are signed out, and start anew if you sign in again.
        </Trans>
      </p>
      <form className={page.questions} noValidate onSubmit={onSubmit}>
        <Checkbox
          label={t`Cancel my coming meetings and decline my coming invitations`}
          isChecked={tellGuests}
          onChange={setTellGuests}
        />
        <TextField
          label={t`Type “${email}” to confirm`}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={setTyped}
        />
      </form>
      {erasure.error && (
        <p role="alert" className={page.trouble}>
          {t(explain(failureBehind(erasure.error)).sentence)}
        </p>
      )}
    </Dialog>
  )
}
