import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { readItem } from '#domain/event/readItem.ts'
import { epochMs } from '#domain/time/units.ts'
import { Router } from '../../../../navigation/Router.tsx'
import { noteEventInFocus } from '../../actions/eventInFocus.ts'
import { asAlice } from '../../details/testing/asAlice.tsx'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { useEventActions } from './useEventActions.ts'

afterEach(() => {
  noteEventInFocus(null)
  cleanup()
})

const shared = ownCalendar({ id: 'c', canWrite: false })
const own = ownCalendar({ id: 'own' })

/** The actions for an event in a calendar that can only be read. */
function actionsAmong(calendars: readonly (typeof own)[]) {
  const properties = [
    ['uid', {}, 'text', 'u1'],
    ['dtstart', {}, 'date-time', '2027-03-15T12:00:00Z'],
    ['summary', {}, 'text', 'Lunch'],
  ] as const
  const data = ['vcalendar', [], [['vevent', properties, []]]] as const
  const { events } = readItem(
    { calendarId: 'c', eventId: 'e', etag: null, data },
    {
      window: { start: epochMs(Date.UTC(2027, 2, 15)), end: epochMs(Date.UTC(2027, 2, 16)) },
      viewZone: 'UTC',
      myAddresses: [],
    },
  )
  noteEventInFocus(events[0]?.key ?? null)
  const around = { period: { view: 'week', date: '2027-03-15' } as const, events, calendars }
  const wrapper = (props: { readonly children: ReactNode }) => asAlice({ children: <Router {...props} /> })
  return renderHook(() => useEventActions(around), { wrapper }).result.current.map(({ name }) => name)
}

test('an event of others is duplicated into a calendar of one’s own', () => {
  expect(actionsAmong([shared, own])).toContain('eventDuplicate')
})

test('who may write into no calendar is offered no copy', () => {
  const actions = actionsAmong([shared])
  expect(actions).toContain('eventExport')
  expect(actions).not.toContain('eventDuplicate')
})
