import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { Api } from '../../../api/createApi.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { getSettings } from '../data/requests.ts'
import styles from './CredentialsDialog.module.css'

type CredentialsDialogProps = {
  readonly onClose: () => void
  readonly onAccepted: (asAdministrator: Api) => void
}

/** An administrator's name and password, tried before they are taken. They stay in memory alone. */
export function CredentialsDialog({ onClose, onAccepted }: CredentialsDialogProps) {
  const { t } = useLingui()
  const signedIn = useApi()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (username === '' || password === '') {
      setTrouble(t`Type a name and a password.`)
      return
    }
    setIsBusy(true)
    const asAdministrator = signedIn.by({ username, password })
    try {
      // A service that cannot read its settings back cannot be asked whether they are right: the next call shows it.
      await getSettings(asAdministrator)
      onAccepted(asAdministrator)
    } catch (error) {
      const failure = failureBehind(error)
      setIsBusy(false)
      setPassword('')
      if (failure === 'unknown-domain') setTrouble(t`The name or the password is not right.`)
      else if (failure === 'forbidden') setTrouble(t`This account is not an administrator.`)
      else setTrouble(t(explain(failure).sentence))
    }
  }

  return (
    <Dialog title={t`Administrator credentials`} size="small" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <p>
          <Trans>
            A name and a password that the service itself knows. They are kept while this page is open, and
            nowhere else.
          </Trans>
        </p>
        <TextField
          label={t`Name`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={username}
          onChange={setUsername}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="off"
          value={password}
          onChange={setPassword}
        />
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            <Trans>Use these</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
