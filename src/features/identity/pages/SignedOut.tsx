import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Identity } from '../createIdentity.ts'
import { SignInLayout } from './SignInLayout.tsx'

type SignedOutProps = {
  readonly identity: Pick<
    Identity,
    'hasSignedOutHereAlone' | 'isProviderAway' | 'canSignOutThere' | 'signOutThere'
  >
  readonly onSignIn: () => void
}

/** The one page where nobody is sent to the provider unasked. */
export function SignedOut({ identity, onSignIn }: SignedOutProps) {
  const { t } = useLingui()
  const isHereAlone = useSyncExternalStore(onStorage, () => identity.hasSignedOutHereAlone)
  const isProviderAway = isHereAlone && identity.isProviderAway
  const canTryThere = isHereAlone && identity.canSignOutThere
  const title = isProviderAway ? t`Signed out here only` : t`Signed out`
  return (
    <SignInLayout title={title}>
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            {canTryThere && <SignOutThere signOutThere={identity.signOutThere} />}
            <Button variant={canTryThere ? 'plain' : 'primary'} onClick={onSignIn}>
              <Trans>Sign in</Trans>
            </Button>
          </>
        }
      >
        {isProviderAway && (
          <Trans>
            Nothing is left in this browser, but you’re still signed in with your organisation, whose sign-in
            service can’t be reached. Other applications may let in the next person who uses this browser.
            Kalends will ask who they are.
          </Trans>
        )}
        {isHereAlone && !isProviderAway && (
          <Trans>
            Nothing is left in this browser. You may still be signed in with your organisation. If you share
            this device, sign out there too.
          </Trans>
        )}
        {!isHereAlone && <Trans>You’re signed out. Nothing is left in this browser.</Trans>}
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
      <span role="status">{state === 'away' && t`Still can’t reach it.`}</span>
    </>
  )
}

/** The tab that signs out finds out last whether the provider could be reached. This tells the other tabs. */
function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
