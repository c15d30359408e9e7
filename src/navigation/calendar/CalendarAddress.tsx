import { createContext, use, useState, type ReactNode } from 'react'
import { homePath, type Path } from '../addresses.ts'
import { useIsInCalendar } from './useIsInCalendar.ts'

const Address = createContext<Path>(homePath)

/** Takes note of the address at which the calendar is. */
export const NoteAddress = createContext<(path: Path) => void>(() => undefined)

/** Remembers what the calendar showed while other pages are visited, for every link below that leads to it. */
export function CalendarAddress({ children }: { readonly children: ReactNode }) {
  const isInCalendar = useIsInCalendar()
  const [last, setLast] = useState<Path>(homePath)
  return (
    <NoteAddress value={setLast}>
      <Address value={isInCalendar ? homePath : last}>{children}</Address>
    </NoteAddress>
  )
}

/** Where a link to the calendar leads: from another page to where it was left, from the calendar to its beginning. */
export const useCalendarAddress = (): Path => use(Address)
