import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { nextDelayMs } from '#domain/health/nextDelayMs.ts'
import { begun, type Watch } from '#domain/health/watch.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { Busy } from '../../ui/Busy.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckedLine } from './CheckedLine.tsx'
import { Components } from './Components.tsx'
import { CopyDiagnostics } from './CopyDiagnostics.tsx'
import styles from './HealthPage.module.css'
import { TroubleNote } from './TroubleNote.tsx'
import { useChangeNotices } from './useChangeNotices.ts'
import { useFacts } from './useFacts.ts'
import { useWatch } from './useWatch.ts'
import { useWatchPreferences } from './useWatchPreferences.ts'
import { VerdictLine } from './VerdictLine.tsx'
import { WatchOptions } from './WatchOptions.tsx'

const nothing = begun()

/** Whether the service is well, and which part of it is not. Everybody sees the verdict; administrators its reasons. */
export function HealthPage() {
  const { t } = useLingui()
  const { isPlatformAdmin } = useUser()
  const { preferences, prefer } = useWatchPreferences()
  const [isPaused, setIsPaused] = useState(false)
  const { everySeconds, isNotifying } = preferences
  const everyMs = everySeconds * 1000
  const { watch = nothing, check, checking } = useWatch({ everyMs, isPaused, isInBackground: isNotifying })
  const { health, trouble, checkedAt } = watch
  const isCalling = !isPaused && trouble === null
  const facts = useFacts(watch, isCalling)
  useChangeNotices(health, isNotifying)

  function onPauseOrResume() {
    if (isPaused) check(names)
    setIsPaused(!isPaused)
  }

  const names = facts.map(({ componentName }) => componentName)
  const isCheckingAll = checking !== null && checking.length === names.length
  const isOver = isPaused || trouble?.failure === 'signed-out'
  const nextMs = isOver ? null : nextDelayMs(everyMs, trouble?.times ?? 0)
  const isAsked = health !== null || trouble !== null
  return (
    <main className={styles.page} tabIndex={-1} aria-busy={!isAsked}>
      <title>{t`Service health · Kalends`}</title>
      <header className={styles.header}>
        <h1>
          <Trans>Service health</Trans>
        </h1>
        <div className={styles.actions}>
          <Button variant="primary" isBusy={isCheckingAll} onClick={() => check(names)}>
            <Trans>Check now</Trans>
          </Button>
          <Button onClick={onPauseOrResume}>{isPaused ? t`Resume` : t`Pause`}</Button>
          <CopyDiagnostics watch={watch} facts={facts} />
        </div>
      </header>

      {!isAsked && <Busy label={t`Asking the service`} />}
      {health && <VerdictLine health={health} isStale={trouble !== null} />}
      {health && (
        <p className={styles.checked}>
          <CheckedLine watch={watch} everySeconds={everySeconds} isPaused={isPaused} />
        </p>
      )}
      {trouble && <TroubleNote trouble={trouble} checkedAt={checkedAt} nextMs={nextMs} />}
      {health && health.unreadable > 0 && (
        <p className={styles.note}>
          <Plural
            value={health.unreadable}
            one="The result of one component could not be read, and is left out."
            other="The results of # components could not be read, and are left out."
          />
        </p>
      )}
      {health && isPlatformAdmin && health.components === null && (
        <p className={styles.note}>
          <Trans>This service tells administrators no more than the verdict.</Trans>
        </p>
      )}
      {health?.components && (
        <>
          <WatchOptions preferences={preferences} onPrefer={prefer} />
          <Components
            all={facts}
            now={askedAt(watch)}
            checking={checking}
            onCheck={(componentName) => check([componentName])}
          />
        </>
      )}
    </main>
  )
}

/** When somebody last looked, with or without an answer. */
const askedAt = ({ heardAt, checkedAt, trouble }: Watch) =>
  Math.max(checkedAt ?? 0, trouble?.at ?? 0, ...Object.values(heardAt))
