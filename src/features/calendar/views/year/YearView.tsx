import { useMemo } from 'react'
import { monthGrid } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { ViewProps } from '../CalendarView.ts'
import { countByDay } from './countByDay.ts'
import { matchesByDay, type DayMatches } from './matchesByDay.ts'
import { useYearKeys } from './useYearKeys.ts'
import { YearMonth } from './YearMonth.tsx'
import styles from './YearView.module.css'

const none: ReadonlyMap<IsoDate, DayMatches> = new Map()

/** Twelve small months, each day a button that opens it. */
export function YearView(props: ViewProps) {
  const { label, date, days, events, context, today, isRead, actions } = props
  const { firstDay } = useViewOptions()
  const { zone, matches } = context
  const counts = useMemo(() => countByDay(events, days, zone), [events, days, zone])
  const matched = useMemo(
    () => (matches ? matchesByDay(events, days, zone, matches) : none),
    [events, days, zone, matches],
  )
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
          matched={matched}
          date={date}
          today={today}
          isRead={isRead}
        />
      ))}
    </section>
  )
}
