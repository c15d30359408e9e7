import { Trans } from '@lingui/react/macro'
import { useUser } from '../../../api/UserProvider.tsx'
import { askToLeave } from '../../../navigation/leaving.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CredentialsButton } from './CredentialsButton.tsx'
import { useAdministrator } from './useAdminApi.ts'
import styles from './WhoActs.module.css'

/** Says whose credentials the page uses, if they are not the signed-in administrator's. */
export function WhoActs() {
  const { hasCredentials, forgetCredentials } = useAdministrator()
  const { isPlatformAdmin } = useUser()

  /** Who may not read the settings loses the form with them, and is asked first if anything is typed in it. */
  function onForget() {
    if (isPlatformAdmin) forgetCredentials()
    else askToLeave('', forgetCredentials)
  }

  if (hasCredentials) {
    return (
      <div className={styles.notice} role="note">
        <p>
          <Trans>You’re using administrator credentials until you leave this page.</Trans>
        </p>
        <Button size="small" onClick={onForget}>
          <Trans>Forget credentials</Trans>
        </Button>
      </div>
    )
  }
  if (isPlatformAdmin) return null
  return (
    <div className={styles.notice} role="note">
      <p>
        <Trans>You aren’t an administrator. You need administrator credentials to make changes.</Trans>
      </p>
      <CredentialsButton />
    </div>
  )
}
