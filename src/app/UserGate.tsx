import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { actionLabels, explain, failureBehind } from '../api/explain.ts'
import { useHeldError } from '../api/useHeldError.ts'
import { UserProvider } from '../api/UserProvider.tsx'
import { AccessDenied } from '../features/identity/pages/AccessDenied.tsx'
import type { Identity } from '../features/identity/createIdentity.ts'
import { userQuery } from '../features/identity/data/userQuery.ts'
import { detailsOf } from '../features/identity/sign-in/problem/detailsOf.ts'
import { SignInLayout } from '../features/identity/pages/SignInLayout.tsx'
import type { FirstSettings } from './appearance/firstSettings.ts'
import { useFirstSettings } from './appearance/useFirstSettings.ts'
import { Busy } from '../ui/states/Busy.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { lazyComponent } from '../ui/loading/lazyComponent.tsx'

// lingui-set comment="The first screens. Kalends is the name of the product: it stays as it is."

// Few people see it, and the service has just answered, so its static files can be loaded.
const TurnedAway = lazyComponent(async () => (await import('./TurnedAway.tsx')).TurnedAway)

type PersonProps = {
  readonly identity: Identity
  readonly first: FirstSettings
  readonly onEnter: () => void
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
  readonly children: ReactNode
}

/** Reads from the service who is signed in, and for the first time their settings, then mounts the pages. */
export function UserGate({ identity, first, onEnter, onAgain, supportEmail, children }: PersonProps) {
  const { t } = useLingui()
  const asked = useQuery(userQuery(useApi()))
  const { data: user, refetch } = asked
  const error = useHeldError([asked])
  const areApplied = useFirstSettings(first, user?.id)
  const isInside = user !== undefined && areApplied

  const entered = useEffectEvent(onEnter)
  useEffect(() => {
    if (isInside) entered()
  }, [isInside])

  if (user && areApplied) return <UserProvider value={user}>{children}</UserProvider>
  if (!error) return <Opening />
  const failure = failureBehind(error)
  const { now, oidc, redirectUri, session } = identity
  const circumstances = { now, oidc, redirectUri, ...(error instanceof ApiError && { asked: error }) }
  // A token is only refused after a renewal, or if it is new; a session that has ended asks for nothing.
  const isNotAccepted = failure === 'signed-out' && error instanceof ApiError && error.status === 401
  if (isNotAccepted || failure === 'unknown-domain' || failure === 'forbidden' || failure === 'blocked') {
    return (
      <TurnedAway
        problem={failure}
        email={session.person?.email ?? ''}
        circumstances={circumstances}
        onAgain={onAgain}
        supportEmail={supportEmail}
      />
    )
  }
  const { sentence, action } = explain(failure)
  return (
    <AccessDenied
      title={
        action === 'use-another-account'
          ? t`This account can’t be used here`
          : t`Your calendar can’t be opened`
      }
      action={
        action === 'sign-in' || action === 'use-another-account' ? (
          <Button variant="primary" onClick={() => onAgain({ asksWho: action === 'use-another-account' })}>
            {t(actionLabels[action])}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void refetch()}>
            {t(actionLabels['try-again'])}
          </Button>
        )
      }
      supportEmail={supportEmail}
      details={detailsOf({ problem: failure }, circumstances)}
    >
      <p>{t(sentence)}</p>
    </AccessDenied>
  )
}

function Opening() {
  const { t } = useLingui()
  return (
    <SignInLayout title={t`Kalends`}>
      <Busy label={t`Opening your calendar`} />
    </SignInLayout>
  )
}
