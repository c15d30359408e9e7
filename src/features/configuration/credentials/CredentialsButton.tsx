import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { useAdministrator } from './useAdminApi.ts'

/** The way out where the service answered 403: somebody else's name and password. */
export function CredentialsButton() {
  const { askForCredentials } = useAdministrator()
  return (
    <Button onClick={askForCredentials}>
      <Trans>Use administrator credentials</Trans>
    </Button>
  )
}
