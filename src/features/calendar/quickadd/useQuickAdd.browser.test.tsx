import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asAlice } from '../details/testing/asAlice.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { useQuickAdd } from './useQuickAdd.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['Call in 2 hours', '2027-03-15T06:30:00'],
  ['Tea in 3 minutes', '2027-03-15T04:33:00'],
])('%j begins at a full minute', (text, start) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-15T04:30:25.250Z') })
  const place = {
    date: '2027-03-15',
    zone: 'UTC',
    calendars: [ownCalendar()],
    proposed: undefined,
    people: [],
  } as const
  const { result } = renderHook(() => useQuickAdd(place), { wrapper: asAlice })
  expect(result.current.read(text, []).event.draft.when).toMatchObject({ start })
})

const band = ownCalendar({ id: 'band', name: 'Band' })
const home = ownCalendar({ id: 'home', name: 'Home' })

/** Reads a sentence when a calendar has been taken back since the field was opened. */
function readAfter(taken: typeof band, text: string) {
  const place = { date: '2027-03-15', zone: 'UTC', proposed: undefined, people: [] } as const
  const { result, rerender } = renderHook(useQuickAdd, {
    wrapper: asAlice,
    initialProps: { ...place, calendars: [home, band] },
  })
  const left = [home, band].filter((each) => each !== taken)
  rerender({ ...place, calendars: left })
  const { reading, event, lost } = result.current.read(text, [])
  return { title: reading.title, into: event.draft.calendarId, lost }
}

test('a calendar that is taken back while its name is typed stays the one that is meant', () => {
  expect(readAfter(band, 'Gig tomorrow /Band')).toEqual({ title: 'Gig', into: 'band', lost: band })
  expect(readAfter(home, 'Gig tomorrow')).toEqual({ title: 'Gig', into: 'home', lost: home })
})

test('another one can be named then', () => {
  expect(readAfter(home, 'Gig tomorrow /Band')).toEqual({ title: 'Gig', into: 'band', lost: null })
})
