import { Trans, useLingui } from '@lingui/react/macro'
import { AccessDenied } from './AccessDenied.tsx'
import { OtherAccountButton } from './OtherAccountButton.tsx'

type NotKnownProps = {
  /** The domain of the address in the ID token; null where it holds none. */
  readonly domain: string | null
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
  readonly details: string
}

/** A valid sign-in of a person whose organisation this service does not serve (ID-10). */
export function NotKnown({ domain, onAgain, supportEmail, details }: NotKnownProps) {
  const { t } = useLingui()
  return (
    <AccessDenied
      title={t`Your account is not known here`}
      action={<OtherAccountButton variant="primary" onAgain={onAgain} />}
      supportEmail={supportEmail}
      details={details}
    >
      <p>
        {domain === null ? (
          <Trans>Your e-mail domain doesn’t have access to this calendar.</Trans>
        ) : (
          <Trans>
            <strong>{domain}</strong> doesn’t have access to this calendar.
          </Trans>
        )}{' '}
        <Trans>Use another account, or ask your administrator to add your domain.</Trans>
      </p>
    </AccessDenied>
  )
}
