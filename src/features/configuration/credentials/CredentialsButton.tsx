import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useAdministrator } from './useAdminApi.ts'

/** What to do if the service answers 403: act with an administrator's name and password. */
export function CredentialsButton() {
  const { askForCredentials } = useAdministrator()
  return (
    <Button onClick={askForCredentials}>
      <Trans>Use administrator credentials</Trans>
    </Button>
  )
}
