import { expect, test } from 'vitest'
import { homePath } from './addresses.ts'
import { isAtOrBelow, pageAt, type PageName } from './pageAt.ts'

test.each<[string, PageName]>([
  ['/', 'calendar'],
  ['/calendar', 'calendar'],
  ['/calendar/week/2027-03-15/event/a/b', 'calendar'],
  ['/calendar/nonsense', 'calendar'],
  ['/calendars', 'notFound'],
  ['/print/month/2027-03-01/2027-03-31', 'print'],
  ['/print/month', 'notFound'],
  ['/health', 'health'],
  ['/health/', 'health'],
  ['/account', 'account'],
  ['/settings/openid-connect', 'signOnSettings'],
  ['/settings', 'settings'],
  ['/settings/nothing', 'notFound'],
  ['/signed-out', 'signedOut'],
])('%s is an address of the page %s', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page)
})

test('the calendar is the current page where the address names none', () => {
  expect(isAtOrBelow(homePath, '/')).toBe(true)
  expect(isAtOrBelow('/health', '/')).toBe(false)
})
