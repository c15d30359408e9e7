import { expect, test } from 'vitest'
import { matchPattern, printPattern } from './pattern.ts'

const event = '/calendar/:view/event/:id/:occurrence?'

const slotsIn = (pathname: string) => {
  const slots = matchPattern(event, pathname)
  return slots && Object.fromEntries(slots)
}

test('slots are read by their names, decoded', () => {
  expect(slotsIn('/calendar/week/event/a%2Fb%20%25/2027')).toEqual({
    view: 'week',
    id: 'a/b %',
    occurrence: '2027',
  })
})

test('a slot that may be missing is missing', () => {
  expect(slotsIn('/calendar/week/event/e')).toEqual({ view: 'week', id: 'e' })
})

test('slashes at the end and capitals make no difference', () => {
  expect(slotsIn('/Calendar/week/EVENT/e//')).toEqual({ view: 'week', id: 'e' })
})

test('what cannot be decoded stays as it is', () => {
  expect(slotsIn('/calendar/week/event/100%')).toEqual({ view: 'week', id: '100%' })
})

test.each(['/calendar/week/event', '/calendar/week/new/e', '/calendar/week/event/e/2027/more', '/'])(
  '%s is another address',
  (pathname) => {
    expect(slotsIn(pathname)).toBeNull()
  },
)

test('an address is printed with its slots encoded', () => {
  expect(printPattern(event, { view: 'week', id: 'a/b', occurrence: null })).toBe(
    '/calendar/week/event/a%2Fb',
  )
  expect(printPattern(event, { view: 'day', id: 'e', occurrence: '1:2' })).toBe('/calendar/day/event/e/1%3A2')
})

test('an address that lacks a slot, or has one too many, does not compile', () => {
  // @ts-expect-error -- an event has an id
  expect(() => printPattern(event, { view: 'week', id: null, occurrence: null })).toThrow('Missing ":id"')
  // @ts-expect-error -- this pattern has no such slot
  expect(matchPattern(event, '/calendar/week/event/e')?.get('colour')).toBeUndefined()
})
