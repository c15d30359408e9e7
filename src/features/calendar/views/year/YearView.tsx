import { useMemo } from 'react'
import { monthGrid } from '#domain/time/dates.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { ViewProps } from '../CalendarView.ts'
import { countByDay } from './countByDay.ts'
import { useYearKeys } from './useYearKeys.ts'
import { YearMonth } from './YearMonth.tsx'
import styles from './YearView.module.css'

/** Twelve small months, each day a button that opens it. */
export function YearView(props: ViewProps) {
  const { label, date, days, events, context, today, isRead, actions } = props
  const { firstDay } = useViewOptions()
  const counts = useMemo(() => countByDay(events, days, context.zone), [events, days, context.zone])
  const months = useMemo(() => days.filter((day) => day.endsWith('-01')), [days])
  const { ref, ...handlers } = useYearKeys(actions)
  return (
    <section ref={ref} className={styles.year} aria-label={label} {...handlers}>
      {months.map((month) => (
        <YearMonth
          key={month}
          month={month}
          weeks={rowsOf(monthGrid(month, firstDay))}
          counts={counts}
          date={date}
          today={today}
          isRead={isRead}
        />
      ))}
    </section>
  )
}
