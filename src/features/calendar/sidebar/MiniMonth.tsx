import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { addDays, addMonths, monthGrid, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { formatDate, formatMonth } from '../format/formatDate.ts'
import { dateParts } from '../format/dateParts.ts'
import type { Ways } from '../usePeriod.ts'
import styles from './MiniMonth.module.css'

type MiniMonthProps = {
  /** The date that is looked at. */
  readonly date: IsoDate
  readonly shown: readonly IsoDate[]
  readonly today: IsoDate
  readonly show: Ways['show']
}

const weekStartsOn = 1

/** How far an arrow key goes, in days. */
const strides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month to choose a date from. */
export const MiniMonth = memo(function MiniMonth({ date, shown, today, show }: MiniMonthProps) {
  const { t } = useLingui()
  // What is leafed to lasts until another date is looked at.
  const [leafed, setLeafed] = useState({ from: date, to: date })
  const cursor = leafed.from === date ? leafed.to : date
  const grid = useRef<HTMLTableElement>(null)
  const days = monthGrid(cursor, weekStartsOn)
  const leaf = (to: IsoDate) => setLeafed({ from: date, to })

  function onKeyDown(event: KeyboardEvent) {
    const stride = strides[event.key]
    if (stride === undefined) return
    event.preventDefault()
    const to = addDays(cursor, stride)
    leaf(to)
    // The day may be of a month that is drawn only now.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus())
  }

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <span className={styles.name} aria-live="polite">
          {formatMonth(cursor)}
        </span>
        <IconButton
          label={t`Earlier month`}
          icon={ChevronLeft}
          size="small"
          onClick={() => leaf(addMonths(startOfMonth(cursor), -1))}
        />
        <IconButton
          label={t`Later month`}
          icon={ChevronRight}
          size="small"
          onClick={() => leaf(addMonths(startOfMonth(cursor), 1))}
        />
      </div>
      <table ref={grid} role="grid" aria-label={t`Choose date`} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col" aria-label={dateParts(day, i18n.locale).weekday}>
                {dateParts(day, i18n.locale).weekdayShort.slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={shown.includes(day)}>
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={formatDate(day)}
                    aria-current={day === today ? 'date' : undefined}
                    data-date={day}
                    data-shown={shown.includes(day) ? '' : undefined}
                    data-outside={day.slice(0, 7) === cursor.slice(0, 7) ? undefined : ''}
                    onClick={() => show({ date: day })}
                  >
                    {dateParts(day, i18n.locale).day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

const weeksOf = (days: readonly IsoDate[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
