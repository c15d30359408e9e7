import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { Span } from '#domain/layout/sideBySide.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatTime } from '../../../format/formatTime.ts'
import styles from './ChangeOfClocks.module.css'

type ChangeOfClocksProps = { readonly date: IsoDate; readonly axis: HourAxis; readonly zone: Zone }

/**
 * The hours that exist twice on a day, with their names, and those that do not exist; nothing on most days.
 */
export function ChangeOfClocks({ date, axis, zone }: ChangeOfClocksProps) {
  return (
    <>
      {axis.absentOn(date).map((span) => (
        <div key={span.start} className={styles.absent} style={placed(span)} aria-hidden>
          {span.isSkipped && (
            <span className={styles.name}>
              <Trans>Clocks go forward</Trans>
            </span>
          )}
        </div>
      ))}
      {axis.twiceOn(date).map((span) => (
        <div key={span.start} className={styles.twice} style={placed(span)} aria-hidden>
          <span className={styles.name}>{formatTime(span.instant, zone)}</span>
        </div>
      ))}
    </>
  )
}

const placed = ({ start, end }: Span): CSSProperties & Record<`--${string}`, number> => ({
  '--start': start / 60,
  '--length': (end - start) / 60,
})
