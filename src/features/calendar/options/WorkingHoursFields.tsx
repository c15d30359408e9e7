import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { dateWordsIn } from '../../../locales/dateWords.ts'
import { chosenClock } from '../format/clock.ts'
import { formatClock } from '../format/formatTime.ts'
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
                <option key={minutes} value={timeText(minutes)}>
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
                .filter((minutes) => work !== null && timeText(minutes) > work.start)
                .map((minutes) => (
                  <option key={minutes} value={timeText(minutes)}>
                    {minutes === 24 * 60 && chosenClock() === '24h' ? '24:00' : formatClock(minutes)}
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

/** `09:30`; the end of a day is `24:00`. */
const timeText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const hourAfter = (time: string) =>
  timeText(Math.min(24 * 60, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 60))
