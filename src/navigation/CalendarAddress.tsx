import { createContext, use, useState, type ReactNode } from 'react'
import { homePath, type Path } from './addresses.ts'
import { calendarPath } from './paths.ts'
import { useCalendarPlace } from './useCalendarPlace.ts'
import { useIsInCalendar } from './useIsInCalendar.ts'

const Address = createContext<Path>(homePath)

/** Remembers what the calendar showed while other pages are visited, for every link below that leads to it. */
export function CalendarAddress({ children }: { readonly children: ReactNode }) {
  const isInCalendar = useIsInCalendar()
  const place = useCalendarPlace()
  const [last, setLast] = useState<Path>(homePath)
  const here = place === null ? homePath : calendarPath(place.period)
  if (isInCalendar && here !== last) setLast(here)
  return <Address value={isInCalendar ? homePath : last}>{children}</Address>
}

/** Where a link to the calendar leads: from another page to where it was left, from the calendar to its beginning. */
export const useCalendarAddress = (): Path => use(Address)
