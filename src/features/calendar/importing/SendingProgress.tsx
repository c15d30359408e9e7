import { useLingui } from '@lingui/react/macro'
import { useEffect, useReducer } from 'react'
import type { Failure } from '#contract/failure.ts'
import styles from './SendingProgress.module.css'
import type { Progress } from './sending/Progress.ts'

/** Often enough to show movement, seldom enough to be readable. */
const redrawMs = 200

type SendingProgressProps = {
  readonly label: string
  readonly current: () => Progress
  /** How far it has come, in words. */
  readonly inWords: (progress: Progress) => string
}

/** The progress of sending many objects. It renders alone, so that nothing around it is rendered again. */
export function SendingProgress({ label, current, inWords }: SendingProgressProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(redraw, redrawMs)
    return () => clearInterval(timer)
  }, [])
  const progress = current()
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={label}
        aria-valuetext={inWords(progress)}
        max={progress.of}
        value={progress.done}
      />
      {/* The bar says it: numbers that run would be spoken again and again. */}
      <p aria-hidden="true">{inWords(progress)}</p>
      {progress.trouble !== null && <Trouble failure={progress.trouble} />}
    </div>
  )
}

function Trouble({ failure }: { readonly failure: Failure }) {
  const { t } = useLingui()
  return (
    <p>
      {failure === 'offline' || failure === 'timed-out'
        ? t`Can’t reach Kalends. We’ll keep trying.`
        : t`Kalends is busy. We’ll keep trying.`}
    </p>
  )
}
