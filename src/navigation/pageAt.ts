import { matchPath } from 'react-router-dom'
import { homePath, patterns } from './addresses.ts'

const pages = [
  'print',
  'health',
  'account',
  'settings',
  'pendingChanges',
  'bin',
  'signOnSettings',
  'signedOut',
] as const
export type PageName = (typeof pages)[number] | 'calendar' | 'notFound'

/** The page of an address. Every address below the calendar's belongs to the calendar, also unknown ones. */
export function pageAt(pathname: string): PageName {
  if (isAtOrBelow(homePath, pathname)) return 'calendar'
  return pages.find((page) => matchPath(patterns[page], pathname)) ?? 'notFound'
}

/** Whether an address is at or below a path. An empty path is the home page. */
export const isAtOrBelow = (path: string, pathname: string): boolean =>
  matchPath({ path, end: false }, pathname === '/' ? homePath : pathname) !== null
