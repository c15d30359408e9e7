import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Threshold } from './Threshold.tsx'

/** The one page where nobody is sent to the provider unasked. */
export function SignedOut({ onSignIn }: { readonly onSignIn: () => void }) {
  const { t } = useLingui()
  return (
    <Threshold title={t`Signed out`}>
      <EmptyState
        level={1}
        title={t`Signed out`}
        action={
          <Button variant="primary" onClick={onSignIn}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>Nothing of yours is left in this browser. Your calendars are safe where they are kept.</Trans>
      </EmptyState>
    </Threshold>
  )
}
