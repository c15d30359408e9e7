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
