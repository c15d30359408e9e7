import { matchPath } from 'react-router-dom'
import { homePath, patterns } from './addresses.ts'

const pages = ['health', 'account', 'settings', 'pendingChanges', 'signOnSettings', 'signedOut'] as const
export type PageName = (typeof pages)[number] | 'calendar' | 'notFound'

/** The page of an address. The calendar has every address below its own, also those that name nothing. */
export function pageAt(pathname: string): PageName {
  if (isAtOrBelow(homePath, pathname)) return 'calendar'
  return pages.find((page) => matchPath(patterns[page], pathname)) ?? 'notFound'
}

/** Whether an address lies at or below a path. Without a path one is at home. */
export const isAtOrBelow = (path: string, pathname: string): boolean =>
  matchPath({ path, end: false }, pathname === '/' ? homePath : pathname) !== null
