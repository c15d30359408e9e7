import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Trouble, Watch } from '#domain/health/watch.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import styles from './TroubleNote.module.css'
import { formatSecond } from './format/formatInstant.ts'
import { troubleSentence } from './format/troubleSentence.ts'

type TroubleNoteProps = {
  readonly trouble: Trouble
  readonly checkedAt: Watch['checkedAt']
  /** Until the next try; null where none comes by itself. */
  readonly nextMs: number | null
}

/** Why there is no newer answer, since when, and what is known all the same. What changes with each try is not read out again. */
export function TroubleNote({ trouble, checkedAt, nextMs }: TroubleNoteProps) {
  const { t } = useLingui()
  const { failure, status } = trouble
  const last = checkedAt === null ? null : formatSecond(checkedAt)
  const sentence = (
    <>
      {t(troubleSentence(trouble))} {status !== null && <Trans>It answered with status {status}.</Trans>}
    </>
  )
  return (
    <div className={styles.trouble}>
      {last === null ? (
        <ErrorState title={t`The service could not be asked`} details={failure}>
          {sentence} <Trans>Nothing is known yet.</Trans>
        </ErrorState>
      ) : (
        <p role="alert" className={styles.note}>
          {sentence} <Trans>What is shown is the answer of {last}.</Trans>
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
  const next = nextMs === null ? null : formatSecond(at + nextMs)
  return (
    <>
      <Plural value={times} one={`tried once, at ${start}`} other={`tried # times since ${start}`} />
      {next !== null && ' · '}
      {next !== null && <Trans>again at {next}</Trans>}
    </>
  )
}
