import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { domainOf } from './domainOf.ts'
import { Support } from './Support.tsx'
import { Threshold } from './Threshold.tsx'

type NotKnownProps = {
  /** The address in the ID token; empty where it holds none. */
  readonly email: string
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/** A valid sign-in of a person whose organisation this service does not serve (ID-10). */
export function NotKnown({ email, onAgain, supportEmail }: NotKnownProps) {
  const { t } = useLingui()
  const domain = domainOf(email)
  return (
    <Threshold title={t`Your account is not known here`}>
      <ErrorState
        level={1}
        title={t`Your account is not known here`}
        action={
          <Button variant="primary" onClick={() => onAgain({ asksWho: true })}>
            <Trans>Use another account</Trans>
          </Button>
        }
      >
        <p>
          {domain === null ? (
            <Trans>
              You signed in, but the domain of your e-mail address is not among those that this calendar
              serves.
            </Trans>
          ) : (
            <Trans>
              You signed in, but <strong>{domain}</strong>, the domain of your e-mail address, is not among
              those that this calendar serves.
            </Trans>
          )}{' '}
          <Trans>
            Nothing was created. If you have another account, use that one; otherwise ask the people who run
            this calendar to add your domain.
          </Trans>
        </p>
        {supportEmail !== undefined && <Support email={supportEmail} />}
      </ErrorState>
    </Threshold>
  )
}
