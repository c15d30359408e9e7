import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import { formatClock } from '../format/formatTime.ts'
import { formatWorkTime, minutesOf, workTime } from './hours/workTime.ts'
import styles from './WorkingHoursFields.module.css'
import type { WorkingHours } from './ViewOptions.ts'

// lingui-set comment="From when to when a person works on each weekday. “Off”: not at all."

type WorkingHoursFieldsProps = {
  /** Of each weekday, from Sunday on. */
  readonly hours: readonly WorkingHours[]
  readonly firstDay: number
  readonly onChange: (hours: WorkingHours[]) => void
}

/** Every half hour, from midnight to midnight. */
const times = Array.from({ length: 49 }, (_, half) => half * 30)

/** The working hours of each weekday. An end before the start moves to an hour after it. */
export function WorkingHoursFields({ hours, firstDay, onChange }: WorkingHoursFieldsProps) {
  const { t } = useLingui()
  const { weekdays } = dateWordsIn(i18n.locale)
  const change = (day: number, next: WorkingHours) =>
    onChange(hours.map((each, index) => (index === day ? next : each)))

  function onStart(day: number, start: string) {
    const end = hours[day]?.end ?? usual.end
    change(day, start === '' ? null : { start, end: end > start ? end : hourAfter(start) })
  }

  return (
    <div className={styles.hours}>
      {hours.map((_, index) => {
        const day = (index + firstDay) % 7
        const name = weekdays[day] ?? ''
        const work = hours[day] ?? null
        return (
          <div key={name} role="group" aria-label={name} className={styles.dayHours}>
            <span aria-hidden>{name}</span>
            <select
              aria-label={t`From`}
              className={styles.time}
              value={work?.start ?? ''}
              onChange={({ target }) => onStart(day, target.value)}
            >
              <option value="">{t`Off`}</option>
              {times.slice(0, -1).map((minutes) => (
                <option key={minutes} value={workTime(minutes)}>
                  {formatClock(minutes)}
                </option>
              ))}
            </select>
            <select
              aria-label={t`To`}
              className={styles.time}
              disabled={work === null}
              value={work?.end ?? ''}
              onChange={({ target }) => work && change(day, { start: work.start, end: target.value })}
            >
              {work === null && <option value="">{t`Off`}</option>}
              {times
                .filter((minutes) => work !== null && workTime(minutes) > work.start)
                .map((minutes) => (
                  <option key={minutes} value={workTime(minutes)}>
                    {formatWorkTime(minutes)}
                  </option>
                ))}
            </select>
          </div>
        )
      })}
    </div>
  )
}

const usual = { start: '09:00', end: '18:00' }

const hourAfter = (time: string) => workTime(Math.min(24 * 60, minutesOf(time) + 60))
