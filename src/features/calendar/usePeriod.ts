import { useMemo } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import {
  calendarPath,
  newEventPath,
  type CalendarPeriod,
  type NewEventTimes,
} from '../../navigation/paths.ts'
import { useCalendarPlace } from '../../navigation/useCalendarPlace.ts'
import { useGo } from '../../navigation/useGo.ts'
import { daysOf, stepped, type Columns } from './period.ts'

/** Weeks begin on Monday, as their ISO numbers do. */
const weekStartsOn = 1

/** The period that the address names, this week where it names none, and the ways to another. */
export function usePeriod(today: IsoDate, columns: Columns) {
  const go = useGo()
  const place = useCalendarPlace()
  const view = place?.period.view ?? 'week'
  const date = place?.period.date ?? today

  const { period, days } = useMemo(() => {
    const shown: CalendarPeriod = { view, date }
    return { period: shown, days: daysOf(shown, columns, weekStartsOn) }
  }, [view, date, columns])

  // What is opened over a period changes neither the days nor the ways.
  return useMemo(
    () => ({
      period,
      days,
      /** The day that a person means who names none: today where it is on screen. */
      focusDate: days.includes(today) ? today : date,
      show: (change: Partial<CalendarPeriod>) => go(calendarPath({ ...period, ...change })),
      step: (direction: -1 | 1) => go(calendarPath(stepped(period, direction, columns, today))),
      begin: (times?: NewEventTimes) => go(newEventPath(period, times)),
      /** Close what is open over the period. */
      close: () => go(calendarPath(period), { replace: true }),
    }),
    [period, days, date, today, columns, go],
  )
}

/** What is shown, and the ways to something else. */
export type Ways = ReturnType<typeof usePeriod>
