import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Identity } from '../createIdentity.ts'
import { SignInLayout } from './SignInLayout.tsx'

type SignedOutProps = {
  readonly identity: Pick<Identity, 'hasSignedOutHereAlone' | 'canSignOutThere' | 'signOutThere'>
  readonly onSignIn: () => void
}

/** The one page where nobody is sent to the provider unasked. */
export function SignedOut({ identity, onSignIn }: SignedOutProps) {
  const { t } = useLingui()
  const isHereAlone = useSyncExternalStore(onStorage, () => identity.hasSignedOutHereAlone)
  const isProviderAway = isHereAlone && identity.canSignOutThere
  const title = isProviderAway ? t`Signed out here only` : t`Signed out`
  return (
    <SignInLayout title={title}>
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            {isProviderAway && <SignOutThere signOutThere={identity.signOutThere} />}
            <Button variant={isProviderAway ? 'plain' : 'primary'} onClick={onSignIn}>
              <Trans>Sign in</Trans>
            </Button>
          </>
        }
      >
        {isProviderAway && (
          <Trans>
            Nothing of yours is left in this browser. Your organisation’s sign-in service cannot be reached,
            so you are still signed in there, and its other applications may let in whoever uses this browser
            next. Kalends asks who it is at the next sign-in.
          </Trans>
        )}
        {isHereAlone && !isProviderAway && (
          <Trans>
            Kalends has left nothing of yours in this browser. You may still be signed in with your
            organisation’s sign-in service: if others use this device, sign out there too.
          </Trans>
        )}
        {!isHereAlone && (
          <Trans>
            Nothing of yours is left in this browser. Your calendars are safe where they are kept.
          </Trans>
        )}
      </EmptyState>
    </SignInLayout>
  )
}

function SignOutThere({ signOutThere }: Pick<Identity, 'signOutThere'>) {
  const { t } = useLingui()
  const [state, setState] = useState<'asked' | 'away' | null>(null)

  async function onClick() {
    setState('asked')
    if (!(await signOutThere())) setState('away')
  }

  return (
    <>
      <Button variant="primary" isBusy={state === 'asked'} onClick={() => void onClick()}>
        <Trans>Sign out there too</Trans>
      </Button>
      <span role="status">{state === 'away' && t`It still cannot be reached.`}</span>
    </>
  )
}

/** The tab that signs out learns last whether the provider could be told; the others hear of it so. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
