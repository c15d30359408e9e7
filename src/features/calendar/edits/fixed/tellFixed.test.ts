import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PlainEvent } from '#domain/event/CalendarEvent.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { currentMessages, dismiss } from '../../../../ui/messages/messages.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { tellFixed } from './tellFixed.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const tea: PlainEvent = plainEvent('Tea', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' })
const invitation: PlainEvent = {
  ...tea,
  vevent: ['vevent', [['organizer', { cn: 'Bob' }, 'cal-address', 'mailto:bob@kalends.example']], []],
}
const shared = { ownerId: 'bob', name: 'Reading room' }

test('who drops an event whose calendar was taken back on the way is told so', () => {
  tellFixed(tea, undefined, () => undefined)
  expect(currentMessages().map(({ text }) => text)).toEqual([
    '“Tea” is gone: you no longer have its calendar.',
  ])
})

test('who tries to lift or drag what stays is told why, and can open an invitation', () => {
  const onOpen = vi.fn<() => void>()
  tellFixed(tea, ownCalendar({ ...shared, canWrite: false }), onOpen)
  tellFixed({ ...tea, visibility: 'private' }, ownCalendar(shared), onOpen)
  tellFixed(invitation, ownCalendar(), onOpen)
  expect(currentMessages().map(({ text }) => text)).toEqual([
    '“Tea” stays: the calendar “Reading room” is read-only.',
    '“Tea” stays: it is private, and only the owner of the calendar can change it.',
    '“Tea” stays: Bob organises it, and alone can change its time.',
  ])
  expect(currentMessages().map(({ action }) => action?.label)).toEqual([undefined, undefined, 'Open'])
  currentMessages()[2]?.action?.run()
  expect(onOpen).toHaveBeenCalledTimes(1)
})
