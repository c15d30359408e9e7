import { i18n } from '@lingui/core'
import { useId } from 'react'
import type { Weekday } from '#domain/time/units.ts'
import { dateWordsIn } from '../../../../locales/dateWords.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import styles from './repeats.module.css'

type WeekdayCapsProps = {
  readonly legend: string
  readonly isOn: (weekday: Weekday) => boolean
  readonly onToggle: (weekday: Weekday) => void
}

/** Seven round caps, from the first day of the person's weeks on. */
export function WeekdayCaps({ legend, isOn, onToggle }: WeekdayCapsProps) {
  const legendId = useId()
  const { firstDay } = useViewOptions()
  const { weekdays, weekdaysNarrow } = dateWordsIn(i18n.locale)
  return (
    <div className={styles.stave}>
      <span id={legendId} className={styles.legend}>
        {legend}
      </span>
      <div role="group" aria-labelledby={legendId} className={styles.caps}>
        {everyWeekday.map((_, index) => {
          const weekday = everyWeekday[(index + firstDay) % 7] ?? 0
          return (
            <button
              key={weekday}
              type="button"
              className={styles.cap}
              aria-label={weekdays[weekday]}
              aria-pressed={isOn(weekday)}
              onClick={() => onToggle(weekday)}
            >
              {weekdaysNarrow[weekday]}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
