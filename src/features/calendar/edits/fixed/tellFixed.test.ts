import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PlainEvent } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { alice } from '../../../../api/testing/alice.ts'
import { currentMessages, dismiss } from '../../../../ui/messages/messages.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { tellFixed } from './tellFixed.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const zone = 'Europe/Paris'
const tea: PlainEvent = plainEvent('Tea', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' })
const invitation: PlainEvent = {
  ...tea,
  vevent: ['vevent', [['organizer', { cn: 'Bob' }, 'cal-address', 'mailto:bob@kalends.example']], []],
}
const shared = { ownerId: 'bob', name: 'Reading room' }
const { api, requests } = apiAnswering(() => new Response(null, { status: 404 }))
const context = {
  client: new QueryClient(),
  api,
  go: () => undefined,
  path: '/calendar/week/2027-03-15',
  zone,
} as const
const tell = (event: PlainEvent, calendar?: Calendar, onOpen = () => undefined) =>
  tellFixed(context, { event, calendar, user: alice, onOpen })
const texts = () => currentMessages().map(({ text }) => text)

test('who drops an event whose calendar was taken back on the way is told so', () => {
  tell(tea)
  expect(texts()).toEqual(['“Tea” is gone: you no longer have its calendar.'])
})

test('who tries to lift or drag what stays is told why, and can open an invitation', () => {
  const onOpen = vi.fn<() => undefined>()
  tell(tea, ownCalendar({ ...shared, canWrite: false }), onOpen)
  tell({ ...tea, visibility: 'private' }, ownCalendar(shared), onOpen)
  tell(invitation, ownCalendar(), onOpen)
  expect(requests).toEqual([])
  expect(texts()).toEqual([
    '“Tea” stays: the calendar “Reading room” is read-only.',
    '“Tea” stays: it is private, and only the owner of the calendar can change it.',
    '“Tea” stays: Bob organises it, and alone can change its time.',
  ])
  expect(currentMessages().map(({ action }) => action?.label)).toEqual([undefined, undefined, 'Open'])
  currentMessages()[2]?.action?.run()
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('of an event that could be changed it is said that it was deleted meanwhile', async () => {
  tell(tea, ownCalendar())
  await expect.poll(texts).toEqual(['“Tea” is gone: it was deleted, or moved to another calendar.'])
})
