import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { nextDelayMs } from '#domain/health/nextDelayMs.ts'
import { begun, type Watch } from '#domain/health/watch.ts'
import { useUser } from '../../api/UserProvider.tsx'
import { useClock } from '../../settings/useClock.ts'
import { Busy } from '../../ui/states/Busy.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { CheckedLine } from './verdict/CheckedLine.tsx'
import { Components } from './components/Components.tsx'
import { CopyDiagnostics } from './diagnostics/CopyDiagnostics.tsx'
import styles from './HealthPage.module.css'
import { MissingNotes } from './verdict/MissingNotes.tsx'
import { TroubleNote } from './verdict/TroubleNote.tsx'
import { useChangeNotices } from './watch/useChangeNotices.ts'
import { useFacts } from './useFacts.ts'
import { useWatch } from './watch/useWatch.ts'
import { useWatchPreferences } from './watch/useWatchPreferences.ts'
import { VerdictLine } from './verdict/VerdictLine.tsx'
import { WatchOptions } from './watch/WatchOptions.tsx'
import { epochMs } from '#domain/time/units.ts'

// lingui-set comment="Whether the services behind the calendar work. Pause and Resume are buttons (verbs): regular checks stop and go on."

const nothing = begun()

/**
 * Whether the service is healthy, and which part of it is not. Everybody sees the verdict; administrators
 * also the reasons.
 */
export function HealthPage() {
  useClock()
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

      {!isAsked && <Busy label={t`Checking`} />}
      {health && <VerdictLine health={health} isStale={trouble !== null} />}
      {health && (
        <p className={styles.checked}>
          <CheckedLine watch={watch} everySeconds={everySeconds} isPaused={isPaused} />
        </p>
      )}
      {trouble && <TroubleNote trouble={trouble} checkedAt={checkedAt} nextMs={nextMs} />}
      {health && <MissingNotes health={health} isAdministrator={isPlatformAdmin} />}
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

/** When it was last checked, with or without an answer. */
const askedAt = ({ heardAt, checkedAt, trouble }: Watch) =>
  epochMs(Math.max(checkedAt ?? 0, trouble?.at ?? 0, ...Object.values(heardAt)))
