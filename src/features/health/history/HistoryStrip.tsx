import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Sample } from '#domain/health/Sample.ts'
import { pageRhythm, placesOf, serviceRhythm, stripOf, type StripCell } from '#domain/health/stripOf.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { factLine } from '../../../ui/join.ts'
import styles from './HistoryStrip.module.css'
import { formatCause } from '../format/formatCause.ts'
import { formatInstant } from '../format/formatInstant.ts'

type HistoryStripProps = {
  readonly componentName: string
  readonly samples: readonly Sample[]
  readonly isRemembered: boolean
  /** The right end of the strip: the last check. */
  readonly now: EpochMs
}

/**
 * The last checks side by side. Failed ones stand out by their height, then by colour. A dotted line means no
 * check.
 */
export const HistoryStrip = memo(function HistoryStrip({
  componentName,
  samples,
  isRemembered,
  now,
}: HistoryStripProps) {
  const { t } = useLingui()
  const cells = stripOf(samples, now, isRemembered ? serviceRhythm(now) : pageRhythm)
  const checks = cells.flatMap((cell) => (cell.kind === 'check' ? [cell.sample] : []))
  const first = checks[0]
  if (!first) return null
  const [all, bad] = [checks.length, checks.filter(({ status }) => status === 'unhealthy').length]
  const gaps = cells.filter(({ kind }) => kind === 'gap').length
  const start = formatInstant(first.at, now)
  const starts = cells.map(placesOf).reduce((sums, width) => [...sums, (sums.at(-1) ?? 0) + width], [0])
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${(starts.at(-1) ?? 0) * pitch} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Last checks of ${componentName}: ${all} since ${start}, ${bad} of them unhealthy; times without checks: ${gaps}`}
      >
        {cells.map((cell, index) => (
          <Cell key={starts[index]} cell={cell} place={starts[index] ?? 0} now={now} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>
          {isRemembered ? (
            <Plural value={all} one={`One check, at ${start}`} other={`# checks since ${start}`} />
          ) : (
            <Trans>Observed in this browser since {start}</Trans>
          )}
        </span>
      </figcaption>
    </figure>
  )
})

const pitch = 4
const height = 24

type CellProps = {
  readonly cell: StripCell
  /** How many places are before it. */
  readonly place: number
  readonly now: EpochMs
}

function Cell({ cell, place, now }: CellProps) {
  const { t } = useLingui()
  const x = place * pitch
  if (cell.kind === 'check') {
    const { at, status, cause, reasons } = cell.sample
    const top = status === 'healthy' ? 8 : 0
    return (
      <rect className={styles[status]} x={x} y={top} width={pitch - 1} height={height - top}>
        <title>{factLine([formatInstant(at, now), formatCause(cause, reasons)])}</title>
      </rect>
    )
  }
  if (cell.kind === 'none') {
    return <rect className={styles.none} x={x} y={height - 3} width={pitch - 1} height={3} />
  }
  const [from, to] = [formatInstant(cell.from, now), formatInstant(cell.to, now)]
  return (
    <path className={styles.gap} d={`M${x} ${height / 2}h${placesOf(cell) * pitch - 1}`}>
      <title>{t`No checks from ${from} to ${to}`}</title>
    </path>
  )
}
