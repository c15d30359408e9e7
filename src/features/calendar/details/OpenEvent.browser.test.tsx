import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { epochMs } from '#domain/time/units.ts'
import { readItem } from '#domain/event/readItem.ts'
import { Router } from '../../../navigation/Router.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { OpenEvent } from './OpenEvent.tsx'
import { asAlice, asAliceWith } from './testing/asAlice.tsx'

afterEach(cleanup)

const shared = ownCalendar({ id: 'c', canWrite: false })
const own = ownCalendar({ id: 'own' })
const span = { start: epochMs(Date.UTC(2027, 2, 15)), end: epochMs(Date.UTC(2027, 2, 16)) }
const properties = [
  ['uid', {}, 'text', 'u1'],
  ['dtstart', {}, 'date-time', '2027-03-15T12:00:00Z'],
  ['summary', {}, 'text', 'Lunch'],
] as const

function showIn(calendars: readonly (typeof own)[], calendar = shared, wrapper = asAlice) {
  const data = ['vcalendar', [], [['vevent', properties, []]]] as const
  const item = { calendarId: 'c', eventId: 'e', etag: null, data }
  const [event] = readItem(item, { window: span, viewZone: 'UTC', myAddresses: [] }).events
  if (event === undefined) throw new Error('no event')
  render(
    <Router>
      <OpenEvent
        event={{ calendarId: 'c', eventId: 'e', occurrence: null }}
        period={{ view: 'week', date: '2027-03-15' }}
        shown={event}
        calendar={calendar}
        among={[]}
        calendars={calendars}
        zone="UTC"
        onFollow={() => undefined}
        onClose={() => undefined}
      />
    </Router>,
    { wrapper },
  )
}

const card = page.getByRole('dialog', { name: 'Lunch' })

test('an event of others can be duplicated into a calendar of one’s own', async () => {
  showIn([own])
  await expect.element(card.getByRole('button', { name: 'Duplicate' })).toBeVisible()
})

test('who may write into no calendar is offered no copy', async () => {
  showIn([])
  await expect.element(card.getByRole('button', { name: 'Export' })).toBeVisible()
  expect(card.getByRole('button', { name: 'Duplicate' }).query()).toBeNull()
})

test.for([
  [
    'out of reach',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Can’t reach Kalends. Check your connection, then try again.',
  ],
  [
    'deleted by somebody else',
    () => Promise.resolve(new Response(null, { status: 404 })),
    'It no longer exists. Someone may have deleted or moved it.',
  ],
] as const)('a card whose event is %s says why it cannot be changed', async ([, answer, sentence]) => {
  showIn([own], ownCalendar({ id: 'c' }), asAliceWith(answer))
  await expect.element(card.getByRole('status')).toHaveTextContent(sentence)
  await expect.element(card.getByRole('button', { name: 'Edit' })).toBeDisabled()
})

test('a card whose calendar is not in the list, or has left it, says that, and not that the event is gone', async () => {
  const unlisted = { ...ownCalendar({ id: 'c' }), name: '' }
  showIn(
    [own],
    unlisted,
    asAliceWith(() => Promise.resolve(new Response(null, { status: 404 }))),
  )
  const sentence =
    'Its calendar isn’t among yours. It may have been deleted, or is no longer shared with you.'
  await expect
    .element(page.getByRole('dialog', { name: 'This event can’t be opened' }).getByText(sentence))
    .toBeVisible()
})
