import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { readCalendarPlace, type CalendarPlace } from './calendarPlace.ts'

/** The calendar address on screen; null if it names no period, such as the bare `/calendar`. */
export function useCalendarPlace(): CalendarPlace | null {
  const { pathname, search } = useLocation()
  return useMemo(() => readCalendarPlace(pathname, search), [pathname, search])
}
