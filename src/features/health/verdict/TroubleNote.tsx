import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Trouble, Watch } from '#domain/health/watch.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import styles from './TroubleNote.module.css'
import { formatSecond } from '../format/formatInstant.ts'
import { troubleSentence } from '../format/troubleSentence.ts'
import { addMs } from '#domain/time/units.ts'

type TroubleNoteProps = {
  readonly trouble: Trouble
  readonly checkedAt: Watch['checkedAt']
  /** Until the next automatic try; null if there is none. */
  readonly nextMs: number | null
}

/**
 * Why there is no newer answer, since when, and how old the shown one is. What changes with each try is not
 * announced again.
 */
export function TroubleNote({ trouble, checkedAt, nextMs }: TroubleNoteProps) {
  const { t } = useLingui()
  const { failure, status } = trouble
  const last = checkedAt === null ? null : formatSecond(checkedAt)
  const sentence = (
    <>
      {t(troubleSentence(trouble))} {status !== null && <Trans>Status {status}.</Trans>}
    </>
  )
  return (
    <div className={styles.trouble}>
      {last === null ? (
        <ErrorState title={t`Couldn’t check the service`} details={failure}>
          {sentence} <Trans>No results yet.</Trans>
        </ErrorState>
      ) : (
        <p role="alert" className={styles.note}>
          {sentence} <Trans>Showing results from {last}.</Trans>
        </p>
      )}
      <p className={styles.tries}>
        <Tries trouble={trouble} nextMs={nextMs} />
      </p>
    </div>
  )
}

function Tries({ trouble: { since, at, times }, nextMs }: Pick<TroubleNoteProps, 'trouble' | 'nextMs'>) {
  const start = formatSecond(since)
  const next = nextMs === null ? null : formatSecond(addMs(at, nextMs))
  return (
    <>
      <Plural value={times} one={`tried once, at ${start}`} other={`tried # times since ${start}`} />
      {next !== null && ' · '}
      {next !== null && <Trans>again at {next}</Trans>}
    </>
  )
}
