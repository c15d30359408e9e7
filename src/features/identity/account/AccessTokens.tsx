import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '#contract/failure.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useHeldError } from '../../../api/useHeldError.ts'
import { Busy } from '../../../ui/states/Busy.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { identityCommands } from '../data/commands.ts'
import { tokensQuery } from '../data/tokensQuery.ts'
import page from './AccountPage.module.css'
import { NewToken } from './NewToken.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { removeTokenDraft } from './tokenDraft.ts'
import { TokenList } from './TokenList.tsx'

/** Keys for scripts and programs that act for a person without signing in (ID-18). */
export function AccessTokens() {
  const { t } = useLingui()
  const api = useApi()
  const isOffline = api.copiedAt !== undefined
  const asked = useQuery({ ...tokensQuery(api), enabled: !isOffline })
  const { data: tokens, refetch } = asked
  const error = useHeldError([asked])
  const creation = useMutation(identityCommands.createToken(api, useQueryClient()))

  /** One that was just made is not to be copied any more. */
  function onRevoked(id: string) {
    if (creation.data?.id === id) creation.reset()
  }

  const problemOf = (failure: Failure) =>
    failure === 'forbidden'
      ? t`You have as many access tokens as one person can have. Revoke one, then try again.`
      : t(explain(failure).sentence)

  if (isOffline || (error && failureBehind(error) === 'not-supported')) return null
  return (
    <section className={page.section} aria-label={t`Access tokens`}>
      <h2>
        <Trans>Access tokens</Trans>
      </h2>
      <p>
        <Trans>
          A token lets a script or program use your calendars as you. Create one for each, so you can revoke
          them separately.
        </Trans>
      </p>
      {error && (
        <ErrorState
          title={t`Your access tokens couldn’t be loaded`}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {t(explain(failureBehind(error)).sentence)}
        </ErrorState>
      )}
      {!tokens && !error && <Busy label={t`Loading your access tokens`} />}
      {tokens && <TokenList tokens={tokens} onRevoked={onRevoked} />}
      {creation.data ? (
        <ShownOnce created={creation.data} onDone={creation.reset} />
      ) : (
        <NewToken
          isBusy={creation.isPending}
          problem={creation.error && problemOf(failureBehind(creation.error))}
          onCreate={(wish) => creation.mutate(wish, { onSuccess: () => removeTokenDraft(sessionStorage) })}
        />
      )}
    </section>
  )
}
