import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChangeEvent, CreateEvent, EventEdit, Telling } from '#domain/edits/Edit.ts'
import type { DraftWhen } from '#domain/event/CalendarEvent.ts'
import { guestOf } from '#domain/event/guests/GuestList.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import { editHead } from '../edits/editHead.ts'
import { historyOf } from '../edits/history/historyOf.ts'
import { sendCalendarEdit } from '../edits/sendCalendarEdit.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { pendingEditsOf } from '../queries/pendingEditsOf.ts'
import { listBin } from '../queries/requests/binRequests.ts'
import { storedNow } from '../queries/requests/guardedWrites.ts'
import { putEvent } from '../queries/requests/putEvent.ts'
import { redoByKey, undoByKey } from './stepByKey.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const { alice, bob } = people
const told: Telling = { isSilent: false, note: '' }
const silently: Telling = { isSilent: true, note: '' }
const at = (hour: number): DraftWhen => ({
  kind: 'timed',
  start: `2027-03-15T${hour}:00`,
  end: `2027-03-15T${hour + 1}:00`,
  zone: 'Europe/Paris',
})
const daylong: DraftWhen = { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' }
const object = { userId: alice.id, calendarId: alice.id, eventId: 'tea' }

/** Tea at ten: with Bob, or every day. */
const tea = (given: { readonly isDaily?: boolean; readonly guests?: readonly string[] }) =>
  newJCal(
    {
      title: 'Tea',
      location: '',
      description: '',
      when: at(10),
      isFree: false,
      visibility: 'public',
      repeats: given.isDaily ? { every: 'day', end: { kind: 'never' } } : null,
      calendarId: alice.id,
      ...(given.guests && {
        guests: {
          organizer: { address: alice.email, name: 'Alice' },
          guests: given.guests.map((address) => guestOf({ address, name: '' })),
        },
      }),
    },
    { uid: 'tea', now: epochMs(0) },
  )

/** Alice in front of our own service. */
async function pageOfAlice() {
  const api = apiFetching(await freshService(epochMs(Date.UTC(2027, 2, 1)), 'alice'))
  const client = new QueryClient()
  historyOf(client).change({ isRead: true })
  const context = { client, api, go: () => undefined, path: '/calendar', zone: 'Europe/Paris' } as const
  await client.fetchQuery(calendarsQuery(api, alice.id))
  const outbox = announcingOutbox(context)
  const stored = () => storedNow(api, object)
  const saved = () => expect.poll(() => pendingEditsOf(client).current().edits.pending.length).toBe(0)
  const send = async (edit: EventEdit) => {
    const snapshot = [(await stored())?.data ?? null]
    outbox.enqueue(api, { edit, snapshot, origin: { path: '/calendar', zone: 'Europe/Paris' } })
    await saved()
  }
  return {
    api,
    context,
    stored,
    saved,
    start: async () => {
      const vevent = (await stored())?.data[2].find(([name]) => name === 'vevent')
      return vevent ? textOf(vevent, 'dtstart') : null
    },
    binned: async () => (await listBin(api, 10)).items.map(({ name }) => name),
    create: (given: Parameters<typeof tea>[0], telling: Telling = told) => {
      const data = tea(given)
      const edit = { kind: 'createEvent', object, title: 'Tea', baseVersion: null, data } as const
      return send({ ...editHead(), ...edit, telling } satisfies CreateEvent)
    },
    change: (patch: ChangeEvent['patch'], telling: Telling, given: Partial<ChangeEvent> = {}) =>
      send({
        ...editHead(),
        kind: 'changeEvent',
        object,
        title: 'Tea',
        baseVersion: 'latest',
        occurrence: null,
        scope: 'all',
        splitId: 'tea-2',
        patch,
        telling,
        ...given,
      }),
    undo: async () => {
      await undoByKey(context)
      await saved()
    },
  }
}

const texts = () => currentMessages().map(({ text }) => text)

test('a new event with a guest is undone after a change of it, told or not, and leaves nothing in the bin', async () => {
  for (const telling of [told, silently]) {
    const page = await pageOfAlice()
    await page.create({ guests: [bob.email] })
    await page.change({ when: at(14) }, telling)
    await page.undo()
    expect(await page.start()).toBe('2027-03-15T10:00:00')
    await page.undo()
    expect(await page.stored()).toBeNull()
    expect(texts().join()).not.toContain('changed elsewhere')
    await expect.poll(page.binned).toEqual([])
    await redoByKey(page.context)
    await expect.poll(page.start).toBe('2027-03-15T10:00:00')
  }
})

test('a new event with a guest is undone although the guest has answered', async () => {
  const page = await pageOfAlice()
  await page.create({ guests: [bob.email] })
  const text = JSON.stringify((await page.stored())?.data)
  await putEvent(page.api, object, JSON.parse(text.replace('NEEDS-ACTION', 'ACCEPTED')), 'anything')
  expect(JSON.stringify(await page.stored())).toContain('ACCEPTED')
  await page.undo()
  expect(await page.stored()).toBeNull()
})

test('an undone change of a date and all that follow leaves no half of the series in the bin', async () => {
  const page = await pageOfAlice()
  await page.create({ isDaily: true })
  const before = await page.stored()
  await page.change({ title: 'Cake' }, told, { occurrence: '2027-03-17T09:00:00Z', scope: 'following' })
  const half = { ...object, eventId: 'tea-2' }
  expect(await storedNow(page.api, half)).not.toBeNull()
  await page.undo()
  expect(await storedNow(page.api, half)).toBeNull()
  expect((await page.stored())?.data).toEqual(before?.data)
  await expect.poll(page.binned).toEqual([])
})

test('once guests were told of it, what they were not told of before is not undone without a question', async () => {
  const page = await pageOfAlice()
  await page.create({ guests: [bob.email] })
  await page.change({ when: daylong }, silently)
  await page.change({ when: at(11) }, silently)
  await page.undo()
  expect(await page.start()).toBe('2027-03-15')
  await page.change({ when: at(14) }, told)
  await page.undo()
  expect(await page.start()).toBe('2027-03-15')
  await page.undo()
  expect(await page.start()).toBe('2027-03-15')
  const question = currentMessages().find(({ text }) => text.includes('notified when you undo this'))
  question?.action?.run()
  await page.saved()
  expect(await page.start()).toBe('2027-03-15T10:00:00')
})

test('the offer to undo the deletion of a calendar goes when that is undone by key', async () => {
  const { api, context } = await pageOfAlice()
  const { client } = context
  const edit = new MutationObserver(client, sendCalendarEdit(api))
  const calendar = { userId: alice.id, calendarId: 'travel' }
  const properties = { id: 'travel', 'dav:name': 'Travel' }
  await edit.mutate({ ...editHead(), kind: 'createCalendar', userId: alice.id, properties })
  await edit.mutate({ ...editHead(), kind: 'deleteCalendar', calendar, title: 'Travel' })
  const offered = () => currentMessages().flatMap(({ action }) => action?.label ?? [])
  expect(offered()).toEqual(['Undo'])
  await undoByKey(context)
  await expect.poll(() => texts().join()).toContain('Restored calendar “Travel”')
  expect(offered()).toEqual([])
})
