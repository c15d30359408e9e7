import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { nthDay } from '../../format/rules/nthDay.ts'
import styles from './repeats.module.css'

// lingui-set comment="The name of a group of buttons: 1 to 31, and the last day."

type MonthDayCapsProps = {
  /** Of a month, -1 for the last one. */
  readonly isOn: (day: number) => boolean
  readonly onToggle: (day: number) => void
}

/** The days of a month as round caps, seven in a row, and the last one. */
export function MonthDayCaps({ isOn, onToggle }: MonthDayCapsProps) {
  const { t } = useLingui()
  const legendId = useId()
  return (
    <div className={styles.stave}>
      <span id={legendId} className={styles.legend}>
        {t`Days of the month`}
      </span>
      <div role="group" aria-labelledby={legendId} className={styles.monthCaps}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={day < 0 ? `${styles.cap} ${styles.lastCap}` : styles.cap}
            aria-label={nthDay(day)}
            aria-pressed={isOn(day)}
            onClick={() => onToggle(day)}
          >
            {day < 0 ? nthDay(day) : day}
          </button>
        ))}
      </div>
    </div>
  )
}

const days: readonly number[] = [...Array.from({ length: 31 }, (_, index) => index + 1), -1]
