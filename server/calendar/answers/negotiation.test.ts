import { expect, test } from 'vitest'
import { prefersJCal } from './negotiation.ts'

test('CAL-11 jCal is returned only if Accept names it', () => {
  expect(prefersJCal('application/calendar+json')).toBe(true)
  expect(prefersJCal('Application/Calendar+JSON; charset=utf-8')).toBe(true)
  expect(prefersJCal('application/calendar+json, text/plain, */*')).toBe(true)
  expect(prefersJCal(null)).toBe(false)
  expect(prefersJCal('*/*')).toBe(false)
  expect(prefersJCal('application/json, text/plain, */*')).toBe(false)
  expect(prefersJCal('text/calendar')).toBe(false)
})

test('CAL-11 the form with the higher quality value is returned', () => {
  expect(prefersJCal('text/calendar;q=0.5, application/calendar+json')).toBe(true)
  expect(prefersJCal('text/calendar, application/calendar+json;q=0.5')).toBe(false)
  expect(prefersJCal('application/calendar+json;q=0')).toBe(false)
})
