import { useLocation } from 'react-router-dom'
import { homePath } from '../addresses.ts'

/** Whether the page on screen is the calendar. */
export function useIsInCalendar(): boolean {
  const { pathname } = useLocation()
  return pathname === '/' || pathname === homePath || pathname.startsWith(`${homePath}/`)
}
