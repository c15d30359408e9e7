import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../api/explain.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { Busy } from '../../ui/Busy.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { notify } from '../../ui/messages.ts'
import { Components } from './Components.tsx'
import { healthQueries } from './data/queries.ts'
import { diagnosticsOf } from './diagnosticsOf.ts'
import styles from './HealthPage.module.css'
import { VerdictLine } from './VerdictLine.tsx'

const clockTime = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** Whether the service is well, and which part of it is not. Everybody sees the verdict; administrators its reasons. */
export function HealthPage() {
  const { t, i18n } = useLingui()
  const api = useApi()
  const { isPlatformAdmin: isAdministrator } = useUser()
  const [isPaused, setIsPaused] = useState(false)
  const query = useQuery(healthQueries.now(api, { isAdministrator, isPaused }))
  const { data: health, error, isFetching, dataUpdatedAt, refetch } = query
  const failure = error && failureBehind(error)
  const checkedAt = i18n.date(new Date(dataUpdatedAt), clockTime)

  async function onCopy() {
    if (!health) return
    await navigator.clipboard.writeText(diagnosticsOf(health, new Date(dataUpdatedAt).toISOString()))
    notify({ kind: 'done', text: t`Diagnostics copied. Secrets were left out.` })
  }

  return (
    <main className={styles.page} tabIndex={-1} aria-busy={isFetching}>
      <title>{t`Service health · Kalends`}</title>
      <header className={styles.header}>
        <h1>
          <Trans>Service health</Trans>
        </h1>
        <div className={styles.actions}>
          <Button variant="primary" isBusy={isFetching} onClick={() => void refetch()}>
            <Trans>Check now</Trans>
          </Button>
          <Button onClick={() => setIsPaused(!isPaused)}>{isPaused ? t`Resume` : t`Pause`}</Button>
          <Button disabled={!health} onClick={() => void onCopy()}>
            <Trans>Copy diagnostics</Trans>
          </Button>
        </div>
      </header>

      {health && <VerdictLine health={health} />}
      {health && (
        <p className={styles.checked}>
          {isPaused ? (
            <Trans>Checked at {checkedAt}; paused</Trans>
          ) : (
            <Trans>Checked at {checkedAt}, and every 30 seconds</Trans>
          )}
        </p>
      )}
      {failure && health && (
        <p role="alert" className={styles.stale}>
          {t(explain(failure).sentence)} <Trans>What is shown is the answer of {checkedAt}.</Trans>
        </p>
      )}
      {failure && !health && (
        <ErrorState title={t`The service could not be asked`} details={failure}>
          {t(explain(failure).sentence)}
        </ErrorState>
      )}
      {!health && !error && <Busy label={t`Asking the service`} />}
      {health?.components && <Components components={health.components} />}
    </main>
  )
}
