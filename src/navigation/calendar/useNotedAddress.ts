import { use, useEffect } from 'react'
import { homePath } from '../addresses.ts'
import { NoteAddress } from './CalendarAddress.tsx'
import { calendarPath } from '../paths.ts'
import { useCalendarPlace } from './useCalendarPlace.ts'

/** Used by the calendar, which can read its address: links of other pages lead to it, without what is open over it. */
export function useNotedAddress(): void {
  const note = use(NoteAddress)
  const place = useCalendarPlace()
  const path = place === null ? homePath : calendarPath(place.period)
  useEffect(() => note(path), [note, path])
}
