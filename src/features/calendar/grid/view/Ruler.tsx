import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { formatRulerHour } from '../../format/formatTime.ts'
import { hourLength } from './hourLength.ts'
import styles from './WeekGrid.module.css'

/** The hours beside the days, and above them the label of the all-day lanes. */
export function Ruler({ axis, laneCount }: { readonly axis: HourAxis; readonly laneCount: number }) {
  const { t } = useLingui()
  return (
    <div className={styles.ruler} aria-hidden>
      <div className={styles.allDay} style={lanesStyle(laneCount)}>
        {t`all day`}
      </div>
      {axis.marks.map(({ at, clock }, index) => (
        <div key={at} className={styles.hour} style={lengthStyle(hourLength(axis, index))}>
          {at > 0 && formatRulerHour(clock)}
        </div>
      ))}
    </div>
  )
}

const lanesStyle = (lanes: number): CSSProperties & Record<'--lanes', number> => ({ '--lanes': lanes })

const lengthStyle = (minutes: number): CSSProperties & Record<'--length', number> => ({
  '--length': minutes / 60,
})
