import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { OtherAccountButton } from './OtherAccountButton.tsx'

type NotAcceptedProps = {
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
  readonly details: string
}

/**
 * A person whose new sign-in the service refuses, as when its clock is wrong or the provider’s tokens are for
 * another application. Signing in again may lead here again.
 */
export function NotAccepted({ onAgain, supportEmail, details }: NotAcceptedProps) {
  const { t } = useLingui()
  return (
    <AccessDenied
      title={t`Your calendar can’t be opened`}
      action={
        <>
          <Button variant="primary" onClick={() => onAgain({ asksWho: false })}>
            <Trans>Sign in again</Trans>
          </Button>
          <OtherAccountButton onAgain={onAgain} />
        </>
      }
      supportEmail={supportEmail}
      details={details}
    >
      <p>
        <Trans>
          You signed in, but Kalends doesn’t accept your sign-in. If this happens again, ask your
          administrator: the server’s log has the reason.
        </Trans>
      </p>
    </AccessDenied>
  )
}
