import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Busy } from '../../../ui/Busy.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { identityCommands } from '../data/commands.ts'
import { identityQueries } from '../data/queries.ts'
import page from './AccountPage.module.css'
import { NewToken } from './NewToken.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { TokenList } from './TokenList.tsx'

/** Keys for scripts and programs that act for a person without signing in (ID-18). */
export function AccessTokens() {
  const { t } = useLingui()
  const api = useApi()
  const { data: tokens, error, refetch } = useQuery(identityQueries.tokens(api))
  const creation = useMutation(identityCommands.createToken(api, useQueryClient()))

  if (error && failureBehind(error) === 'not-supported') return null
  return (
    <section className={page.section} aria-label={t`Access tokens`}>
      <h2>
        <Trans>Access tokens</Trans>
      </h2>
      <p>
        <Trans>
          With a token a script or another program can read or change your calendars as you. Give each its
          own, so that you can revoke one without the others.
        </Trans>
      </p>
      {error && (
        <ErrorState
          title={t`Your access tokens could not be read`}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {t(explain(failureBehind(error)).sentence)}
        </ErrorState>
      )}
      {!tokens && !error && <Busy label={t`Reading your access tokens`} />}
      {tokens && <TokenList tokens={tokens} />}
      {creation.data ? (
        <ShownOnce created={creation.data} onDone={creation.reset} />
      ) : (
        <NewToken
          isBusy={creation.isPending}
          problem={creation.error && t(explain(failureBehind(creation.error)).sentence)}
          onCreate={creation.mutate}
        />
      )}
    </section>
  )
}
