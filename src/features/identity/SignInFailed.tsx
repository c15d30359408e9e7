import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { problemSentences, type SignInFailure } from './SignInProblem.ts'
import { Support } from './Support.tsx'
import { Threshold } from './Threshold.tsx'

type SignInFailedProps = {
  readonly failure: SignInFailure
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
}

/** Stops the redirect and says why, and what to do. */
export function SignInFailed({ failure, onAgain, supportEmail }: SignInFailedProps) {
  const { t } = useLingui()
  const { problem, details } = failure
  return (
    <Threshold title={t`Sign-in did not complete`}>
      <ErrorState
        level={1}
        title={t`Sign-in did not complete`}
        details={problem === details ? problem : `${problem}: ${details}`}
        action={
          <>
            <Button variant="primary" onClick={() => onAgain({ asksWho: false })}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={() => onAgain({ asksWho: true })}>
              <Trans>Use another account</Trans>
            </Button>
          </>
        }
      >
        <p>{t(problemSentences[problem])}</p>
        {supportEmail !== undefined && <Support email={supportEmail} />}
      </ErrorState>
    </Threshold>
  )
}
