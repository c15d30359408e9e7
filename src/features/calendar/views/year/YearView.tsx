import { useMemo } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { useContinued } from '../../../../ui/useContinued.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { ViewProps } from '../CalendarView.ts'
import { countByMonth } from './countByMonth.ts'
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
  const counts = useContinued({ events, days, zone }, countByMonth)
  const matched = useMemo(
    () => (matches ? matchesByDay(events, days, zone, matches) : none),
    [events, days, zone, matches],
  )
  const { ref, ...handlers } = useYearKeys(actions)
  return (
    <section ref={ref} className={styles.year} aria-label={label} {...handlers}>
      {counts.map((ofMonth) => {
        const [month = date] = ofMonth.keys()
        const inMonth = (day: IsoDate) => (ofMonth.has(day) ? day : null)
        return (
          <YearMonth
            key={month}
            {...{ month, firstDay, matched, isRead }}
            counts={ofMonth}
            date={inMonth(date)}
            today={inMonth(today)}
          />
        )
      })}
    </section>
  )
}
