import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { byCredentials } from '../../../api/byCredentials.ts'
import type { Api } from '../../../api/createApi.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { fieldAttributes } from '../../../ui/fields/fieldAttributes.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { proveAdministrator } from '../data/credentials.ts'
import { SecretInput } from '../SecretInput.tsx'
import styles from './CredentialsDialog.module.css'

// lingui-set comment="A name and a password that administrators type in."

type CredentialsDialogProps = {
  readonly onClose: () => void
  readonly onAccepted: (asAdministrator: Api) => void
}

/** An administrator's name and password, verified before they are used. They are kept in memory only. */
export function CredentialsDialog({ onClose, onAccepted }: CredentialsDialogProps) {
  const { t } = useLingui()
  const signedIn = useApi()
  const passwordId = useId()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (username === '' || password === '') {
      setTrouble(t`Enter a name and password.`)
      return
    }
    setIsBusy(true)
    const asAdministrator = byCredentials(signedIn, { username, password })
    try {
      await proveAdministrator(asAdministrator)
      onAccepted(asAdministrator)
    } catch (error) {
      setIsBusy(false)
      setPassword('')
      setTrouble(t(explain(failureBehind(error)).sentence))
    }
  }

  return (
    <Dialog title={t`Administrator credentials`} size="small" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <p>
          <Trans>
            Use a name and password stored in Kalends itself. They’re forgotten when you leave this page.
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
        <Field id={passwordId} label={t`Password`}>
          <SecretInput
            {...fieldAttributes(passwordId, {})}
            autoComplete="off"
            value={password}
            onChange={setPassword}
          />
        </Field>
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            <Trans>Use credentials</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
