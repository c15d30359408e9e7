import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Identity } from './createIdentity.ts'
import { Threshold } from './Threshold.tsx'

type SignedOutProps = {
  readonly identity: Pick<Identity, 'hasSignedOutHereAlone'>
  readonly onSignIn: () => void
}

/** The one page where nobody is sent to the provider unasked. */
export function SignedOut({ identity, onSignIn }: SignedOutProps) {
  const { t } = useLingui()
  const isHereAlone = useSyncExternalStore(onStorage, () => identity.hasSignedOutHereAlone)
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
        {isHereAlone ? (
          <Trans>
            Kalends has left nothing of yours in this browser. You may still be signed in with your
            organisation’s sign-in service: if others use this device, sign out there too.
          </Trans>
        ) : (
          <Trans>
            Nothing of yours is left in this browser. Your calendars are safe where they are kept.
          </Trans>
        )}
      </EmptyState>
    </Threshold>
  )
}

/** The tab that signs out learns last whether the provider could be told; the others hear of it so. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
