import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { CalendarEdit, ImportEvents } from '#domain/edits/Edit.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { runBinCommand } from '../bin/binCommands.ts'
import { announcingOutbox } from '../edits/announcingOutbox.ts'
import { editHead } from '../edits/editHead.ts'
import { historyOf } from '../edits/history/historyOf.ts'
import { sendCalendarEdit } from '../edits/sendCalendarEdit.ts'
import { noteImport } from '../importing/notedImports.ts'
import { importEvents } from '../importing/sending/importEvents.ts'
import { undoOf } from '../importing/sending/undoOf.ts'
import { calendarsQuery } from '../queries/calendars/calendarsQuery.ts'
import { listBin } from '../queries/requests/binRequests.ts'
import { storedNow } from '../queries/requests/guardedWrites.ts'
import { putEvent } from '../queries/requests/putEvent.ts'
import { redoByKey, undoByKey } from './stepByKey.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const { id: userId } = people.alice
const calendar = { userId, calendarId: 'choir' }
const time = { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' } as const
const concert = (uid: string) =>
  newJCal(
    {
      title: 'Concert',
      location: '',
      description: '',
      when: time,
      isFree: false,
      visibility: 'public',
      repeats: null,
      calendarId: 'choir',
    },
    { uid, now: epochMs(0) },
  )

/** Alice in front of our own service, with a calendar that she has just created. */
async function alice() {
  const service = await freshService(epochMs(Date.now()), 'alice')
  const api = apiFetching(service)
  const client = new QueryClient()
  historyOf(client).change({ isRead: true })
  const context = { client, api, go: () => undefined, path: '/calendar', zone: 'Europe/Paris' } as const
  const edit = (given: CalendarEdit) => new MutationObserver(client, sendCalendarEdit(api)).mutate(given)
  const names = async () => {
    const { calendars } = await client.fetchQuery({ ...calendarsQuery(api, userId), staleTime: 0 })
    return calendars.map(({ name }) => name)
  }
  await names()
  await edit({
    ...editHead(),
    kind: 'createCalendar',
    userId,
    properties: { id: 'choir', 'dav:name': 'Choir' },
  })
  await names()
  return { ...context, context, edit, names }
}

const texts = () => currentMessages().map(({ text }) => text)
const announced = (text: string | RegExp) => expect.poll(() => texts().join('\n')).toMatch(text)

test('a renamed calendar gets its name back, and the new one again', async () => {
  const { context, edit, names } = await alice()
  await edit({
    ...editHead(),
    kind: 'changeCalendar',
    calendar,
    title: 'Choir',
    patch: { 'dav:name': 'Band' },
  })
  expect(await names()).toContain('Band')
  await undoByKey(context)
  await announced('Calendar “Choir” is as it was before')
  expect(await names()).toContain('Choir')
  await redoByKey(context)
  await expect.poll(names).toContain('Band')
})

test('a new calendar goes while it is empty, and comes back from the bin', async () => {
  const { context, names } = await alice()
  await undoByKey(context)
  await announced('Removed calendar “Choir” again')
  expect(await names()).not.toContain('Choir')
  await redoByKey(context)
  await announced('Restored calendar “Choir”')
  expect(await names()).toContain('Choir')
})

test('a deleted calendar comes back from the bin with its events, and goes there again', async () => {
  const { context, api, names, edit } = await alice()
  const name = { ...calendar, eventId: 'a' }
  await putEvent(api, name, concert('a'), 'nothing')
  const before = await storedNow(api, name)
  await edit({ ...editHead(), kind: 'deleteCalendar', calendar, title: 'Choir' })
  await announced('Deleted calendar “Choir”')
  expect(currentMessages().at(-1)).toMatchObject({ extra: 'It’s in the bin for 30 days.' })
  await undoByKey(context)
  await announced('Restored calendar “Choir”')
  expect(await names()).toContain('Choir')
  expect(await storedNow(api, name)).toEqual(before)
  expect((await listBin(api, 10)).items).toEqual([])
  await redoByKey(context)
  await expect.poll(names).not.toContain('Choir')
  expect((await listBin(api, 10)).items).toMatchObject([{ kind: 'calendar', events: 1 }])
})

/** She deletes a concert. */
async function withDeletedConcert() {
  const page = await alice()
  const { context, api } = page
  const name = { ...calendar, eventId: 'a' }
  await putEvent(api, name, concert('a'), 'nothing')
  const before = await storedNow(api, name)
  const deletion = {
    ...editHead(),
    kind: 'deleteEvent',
    object: name,
    title: 'Concert',
    baseVersion: before,
    occurrence: null,
    scope: 'all',
  } as const
  const origin = { path: '/calendar', zone: 'Europe/Paris' } as const
  announcingOutbox(context).enqueue(api, { edit: deletion, snapshot: [before?.data ?? null], origin })
  await announced('Deleted “Concert”')
  return { ...page, before, stored: () => storedNow(api, name) }
}

test('a deleted event comes back from the bin, and is not created again', async () => {
  const { context, api, before, stored } = await withDeletedConcert()
  expect(currentMessages().at(-1)).toMatchObject({ extra: 'It’s in the bin for 30 days.' })
  expect((await listBin(api, 10)).items).toMatchObject([{ kind: 'event', name: 'Concert' }])
  await undoByKey(context)
  await announced('Restored “Concert”')
  expect(await stored()).toEqual(before)
  expect((await listBin(api, 10)).items).toEqual([])
})

test('a deletion that was taken back in the bin counts as undone, and can be redone', async () => {
  const { context, api, client, edit, names, before, stored } = await withDeletedConcert()
  await edit({ ...editHead(), kind: 'deleteCalendar', calendar, title: 'Choir' })
  const isUndone = () =>
    historyOf(client)
      .current()
      .history.map((each) => each.isUndone)
  expect(isUndone()).toEqual([false, false, false])
  for (const kind of ['calendar', 'event']) {
    const item = (await listBin(api, 10)).items.find((each) => each.kind === kind)
    if (!item) throw new Error(`no ${kind} is in the bin`)
    await new MutationObserver(client, runBinCommand(api)).mutate({ kind: 'restore', item })
  }
  expect(isUndone()).toEqual([false, true, true])
  expect(await stored()).toEqual(before)
  await redoByKey(context)
  await expect.poll(stored).toBeNull()
  await redoByKey(context)
  await expect.poll(names).not.toContain('Choir')
})

test('an undo that was refused is in the way of what was done before once', async () => {
  const { context, api } = await withDeletedConcert()
  await putEvent(api, { ...calendar, eventId: 'a' }, concert('b'), 'nothing')
  await undoByKey(context)
  await announced('“Concert” stays as it is. This was changed elsewhere first.')
  await undoByKey(context)
  await announced('Undo this first: Deleted “Concert”')
  await undoByKey(context)
  await announced('Nothing to undo.')
})

test('a new calendar with events stays', async () => {
  const { context, api, names } = await alice()
  await putEvent(api, { ...calendar, eventId: 'a' }, concert('a'), 'nothing')
  await undoByKey(context)
  await announced(/^Calendar “Choir” (has 1 event|may have events) by now, so it stays\./)
  expect(await names()).toContain('Choir')
})

test('an import is undone and redone', async () => {
  const { context, api, client } = await alice()
  const edit: ImportEvents = {
    ...editHead(),
    kind: 'importEvents',
    calendar,
    events: ['a', 'b'].map((eventId) => ({ eventId, data: concert(eventId) })),
  }
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const undo = undoOf(edit, await importEvents(api, edit, options))
  if (!undo) throw new Error('nothing was imported')
  noteImport(client, edit, undo)
  const there = async () =>
    (await Promise.all(['a', 'b'].map((eventId) => storedNow(api, { ...calendar, eventId })))).map(Boolean)
  await undoByKey(context)
  await announced('Import undone: 2 events deleted.')
  expect(await there()).toEqual([false, false])
  await redoByKey(context)
  await announced('2 events imported.')
  expect(await there()).toEqual([true, true])
  await undoByKey(context)
  await expect.poll(there).toEqual([false, false])
})
