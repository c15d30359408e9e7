import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { entryIndex } from '../history/entryIndex.ts'
import { calendarPath, type CalendarPeriod } from '../paths.ts'
import { printPath, readPrintPlace, type PrintPlace } from './printPlace.ts'

/**
 * The contents of the print preview's address, null if it names nothing to print, and how to change them. A
 * change is no step to go back through: Back leads to where the preview was opened.
 */
export function usePrintPlace() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    place: useMemo(() => readPrintPlace(pathname, search), [pathname, search]),
    choose: (place: PrintPlace) => void navigate(printPath(place), { replace: true }),
    /** Go back to where it was opened; to a period if it was opened by its address. */
    close: (period: CalendarPeriod) => {
      if (entryIndex()) void navigate(-1)
      else void navigate(calendarPath(period), { replace: true })
    },
  }
}
