import { i18n } from '@lingui/core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setClock } from '../../../locales/clock/clock.ts'
import { formatLately } from './formatLately.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => setClock('24h'))

const at = (day: number, hour: number, minute = 0) => new Date(2027, 2, day, hour, minute).getTime()

test('of today and yesterday it says so, of other days the date', () => {
  const now = at(15, 0, 30)
  expect(formatLately(at(15, 0, 10), now)).toBe('today, 00:10')
  expect(formatLately(at(14, 23, 59), now)).toBe('yesterday, 23:59')
  expect(formatLately(at(13, 23, 59), now)).toBe('13 March at 23:59')
  expect(formatLately(at(16, 0, 5), now)).toBe('16 March at 00:05')
})

test('its time is that of the clock one has chosen', () => {
  setClock('12h')
  const now = at(15, 18)
  expect(formatLately(at(15, 14, 3), now)).toBe('today, 2:03 pm')
  expect(formatLately(at(13, 0, 5), now)).toBe('13 March at 12:05 am')
})
