import { Trans, useLingui } from '@lingui/react/macro'
import { AccessDenied } from './AccessDenied.tsx'
import { OtherAccountButton } from './OtherAccountButton.tsx'

type NotAllowedProps = {
  /** Whether an administrator blocked the account (ID-21). */
  readonly isBlocked: boolean
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
  readonly details: string
}

/** A person whom the service knows, and does not let in. */
export function NotAllowed({ isBlocked, onAgain, supportEmail, details }: NotAllowedProps) {
  const { t } = useLingui()
  return (
    <AccessDenied
      title={isBlocked ? t`Your account is blocked` : t`You don’t have access to this calendar`}
      action={<OtherAccountButton variant="primary" onAgain={onAgain} />}
      supportEmail={supportEmail}
      details={details}
    >
      <p>
        {isBlocked ? (
          <Trans>
            An administrator blocked this account. If you think this is a mistake, ask your administrator.
          </Trans>
        ) : (
          <Trans>
            You signed in, but this account isn’t allowed here. Use another account, or ask your
            administrator.
          </Trans>
        )}
      </p>
    </AccessDenied>
  )
}
