import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { OtherAccountButton } from './OtherAccountButton.tsx'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import type { Identity } from '../createIdentity.ts'
import { detailsOf } from '../sign-in/problem/detailsOf.ts'
import { concernsRedirect, signInSentences, type SignInFailure } from '../sign-in/problem/SignInProblem.ts'
import styles from './SignInFailed.module.css'

type SignInFailedProps = {
  readonly identity: Identity
  readonly failure: SignInFailure
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/** Stops the redirect and says why, and what to do. */
export function SignInFailed({ identity, failure, onAgain, supportEmail }: SignInFailedProps) {
  const { t } = useLingui()
  const { problem } = failure
  const { scope } = identity.oidc
  return (
    <AccessDenied
      title={t`Sign-in did not complete`}
      action={
        <>
          <Button variant="primary" onClick={() => onAgain({ asksWho: false })}>
            <Trans>Try again</Trans>
          </Button>
          <OtherAccountButton onAgain={onAgain} />
        </>
      }
      supportEmail={supportEmail}
      details={detailsOf(failure, identity)}
    >
      <p>{t(signInSentences[problem])}</p>
      {concernsRedirect.has(problem) && (
        <div className={styles.register}>
          <p>
            <Trans>
              Address to register: <code>{identity.redirectUri}</code>
            </Trans>
          </p>
          <CopyButton text={identity.redirectUri}>
            <Trans>Copy address</Trans>
          </CopyButton>
        </div>
      )}
      {problem === 'scope-refused' && scope !== undefined && (
        <div className={styles.register}>
          <p>
            <Trans>
              Requested scope: <code>{scope}</code>
            </Trans>
          </p>
          <CopyButton text={scope}>
            <Trans>Copy scope</Trans>
          </CopyButton>
        </div>
      )}
    </AccessDenied>
  )
}
