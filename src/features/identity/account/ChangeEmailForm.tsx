import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { sendNewEmail } from '../data/accountRequests.ts'
import page from './AccountPage.module.css'

// lingui-set comment="For administrators: somebody has another e-mail address, as after a marriage, and their account is given it."

/** Where an administrator gives an account another e-mail address (ID-26). */
export function ChangeEmailForm() {
  const { t } = useLingui()
  const api = useApi()
  const [email, setEmail] = useState('')
  const [newEmail, setNewEmail] = useState('')
  const change = useMutation({ mutationFn: () => sendNewEmail(api, email.trim(), newEmail.trim()) })
  const isComplete = email.includes('@') && newEmail.includes('@')

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isComplete) change.mutate()
  }

  return (
    <section className={page.section} aria-label={t`People whose address changed`}>
      <h2>
        <Trans>People whose address changed</Trans>
      </h2>
      <p>
        <Trans>
          Give an account the person’s new e-mail address once it has changed at your sign-in service. Their
          calendars stay theirs, and their meetings go on.
        </Trans>
      </p>
      <form className={page.questions} noValidate aria-label={t`Change an address`} onSubmit={onSubmit}>
        <TextField
          label={t`Address until now`}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <TextField
          label={t`New address`}
          type="email"
          autoComplete="off"
          value={newEmail}
          onChange={setNewEmail}
        />
        <div className={page.actions}>
          <Button type="submit" isBusy={change.isPending} disabled={!isComplete}>
            <Trans>Change address</Trans>
          </Button>
        </div>
      </form>
      <Outcome isDone={change.isSuccess} error={change.error} />
    </section>
  )
}

/** What became of it, in a sentence. */
function Outcome({ isDone, error }: { readonly isDone: boolean; readonly error: Error | null }) {
  const { t } = useLingui()
  if (error !== null) {
    const failure = failureBehind(error)
    const sentences: Readonly<Record<string, string>> = {
      'not-found': t`Nobody here has this address. Nothing was changed.`,
      forbidden: t`The new address can’t be used: it belongs to a room or to somebody with events of their own, its domain isn’t served here, or it’s an administrator’s and not among those of the service.`,
    }
    return (
      <p role="alert" className={page.trouble}>
        {sentences[failure] ?? t(explain(failure).sentence)}
      </p>
    )
  }
  if (!isDone) return null
  return (
    <p role="status">
      <Trans>The account has its new address.</Trans>
    </p>
  )
}
