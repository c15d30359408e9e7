import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useApi } from '../api/ApiProvider.tsx'
import { actionLabels, explain, failureBehind } from '../api/explain.ts'
import { UserProvider } from '../api/UserProvider.tsx'
import { identityQueries } from '../features/identity/data/queries.ts'
import { NotAllowed } from '../features/identity/NotAllowed.tsx'
import { NotKnown } from '../features/identity/NotKnown.tsx'
import { Support } from '../features/identity/Support.tsx'
import { Threshold } from '../features/identity/Threshold.tsx'
import { Busy } from '../ui/Busy.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'

type PersonProps = {
  /** The address in the ID token; empty where it holds none. */
  readonly email: string
  readonly onArrived: () => void
  readonly onAgain: (options: { readonly asksWho: boolean }) => void
  readonly supportEmail?: string | undefined
  readonly children: ReactNode
}

/** Asks the service who is signed in; the pages mount once it has said so. */
export function Person({ email, onArrived, onAgain, supportEmail, children }: PersonProps) {
  const { t } = useLingui()
  const { data: user, error, refetch } = useQuery(identityQueries.user(useApi()))
  const hasArrived = user !== undefined

  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    if (hasArrived) arrived()
  }, [hasArrived])

  if (user) return <UserProvider value={user}>{children}</UserProvider>
  if (!error) {
    return (
      <Threshold title={t`Kalends`}>
        <Busy label={t`Opening your calendar`} />
      </Threshold>
    )
  }
  const failure = failureBehind(error)
  if (failure === 'unknown-domain') {
    return <NotKnown email={email} onAgain={onAgain} supportEmail={supportEmail} />
  }
  if (failure === 'forbidden') return <NotAllowed onAgain={onAgain} supportEmail={supportEmail} />
  const { sentence, action } = explain(failure)
  return (
    <Threshold title={t`Your calendar cannot be opened`}>
      <ErrorState
        level={1}
        title={t`Your calendar cannot be opened`}
        details={failure}
        action={
          action === 'sign-in' ? (
            <Button variant="primary" onClick={() => onAgain({ asksWho: false })}>
              {t(actionLabels[action])}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void refetch()}>
              {t(actionLabels['try-again'])}
            </Button>
          )
        }
      >
        <p>{t(sentence)}</p>
        {supportEmail !== undefined && <Support email={supportEmail} />}
      </ErrorState>
    </Threshold>
  )
}
