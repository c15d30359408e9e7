import { Trans } from '@lingui/react/macro'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CredentialsButton } from './CredentialsButton.tsx'
import { useAdministrator } from './useAdminApi.ts'
import styles from './WhoActs.module.css'

/** Says by whose word the page acts, where that is not the signed-in administrator's. */
export function WhoActs() {
  const { hasCredentials, forgetCredentials } = useAdministrator()
  const { isPlatformAdmin } = useUser()
  if (hasCredentials) {
    return (
      <div className={styles.notice} role="note">
        <p>
          <Trans>You act here by an administrator’s name and password, until you leave this page.</Trans>
        </p>
        <Button size="small" onClick={forgetCredentials}>
          <Trans>Forget them</Trans>
        </Button>
      </div>
    )
  }
  if (isPlatformAdmin) return null
  return (
    <div className={styles.notice} role="note">
      <p>
        <Trans>You are not an administrator here: the service will ask for one.</Trans>
      </p>
      <CredentialsButton />
    </div>
  )
}
