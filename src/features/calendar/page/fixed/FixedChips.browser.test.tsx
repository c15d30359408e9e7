import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JCalComponent } from '#contract/jcal.ts'
import type { PlainEvent } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { alice } from '../../../../api/testing/alice.ts'
import { UserProvider } from '../../../../api/UserProvider.tsx'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { FixedChips } from './FixedChips.tsx'

afterEach(cleanup)

const invitation: JCalComponent = [
  'vevent',
  [['organizer', {}, 'cal-address', 'mailto:bob@kalends.example']],
  [],
]
const event = (calendarId: string, change: Partial<PlainEvent> = {}): PlainEvent => ({
  ...plainEvent(calendarId, { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' }),
  calendarId,
  key: calendarId,
  ...change,
})
const events = [
  event('own'),
  event('invited', { calendarId: 'own', vevent: invitation }),
  event('read'),
  event('private', { calendarId: 'shared', visibility: 'private' }),
]
const calendars = [
  ownCalendar({ id: 'own' }),
  ownCalendar({ id: 'read', name: 'Reading room', ownerId: 'bob', canWrite: false }),
  ownCalendar({ id: 'shared', ownerId: 'bob' }),
]

function show() {
  const context = { calendars: new Map(calendars.map((each) => [each.id, each])), zone: zoneNamed('UTC') }
  render(
    <UserProvider value={alice}>
      <div data-cell="2027-03-15">
        {events.map(({ key }) => (
          <button key={key} type="button" data-event={key} aria-label={key} />
        ))}
      </div>
      <FixedChips {...{ events, context }} />
    </UserProvider>,
    { wrapper: inEnglish },
  )
}

const chip = (name: string) => page.getByRole('button', { name, exact: true })
const reasons = [
  ['invited', 'Only its organizer can move it.'],
  ['read', 'Reading room is read-only.'],
  ['private', 'It is private: only the owner of the calendar can move it.'],
] as const

test.for(reasons)(
  '%s: under the pointer it has another cursor and no handles, and says why',
  async ([name, why]) => {
    show()
    await chip(name).hover()
    await expect.element(chip(name)).toHaveAccessibleDescription(why)
    const element = chip(name).element()
    expect(getComputedStyle(element).cursor).toBe('default')
    expect(['::before', '::after'].map((end) => getComputedStyle(element, end).pointerEvents)).toEqual([
      'none',
      'none',
    ])
  },
)

test.for(reasons)('%s: by keyboard it says why, too', async ([name, why]) => {
  show()
  chip(name).element().focus()
  await expect.element(chip(name)).toHaveAccessibleDescription(why)
})

test('what can be moved has its cursor and its handles, and nothing to say', async () => {
  show()
  await chip('own').hover()
  await userEvent.tab()
  await expect.element(chip('own')).toHaveAccessibleDescription('')
  expect(chip('own').element()).not.toHaveAttribute('data-fixed')
})
