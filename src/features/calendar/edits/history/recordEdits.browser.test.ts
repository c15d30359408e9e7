import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { jCal, type JCal } from '#contract/jcal.ts'
import type { RestoreEvents, Telling } from '#domain/edits/Edit.ts'
import { nextRedo, nextUndo } from '#domain/edits/history/history.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { epochMs } from '#domain/time/units.ts'
import { currentMessages, dismiss } from '../../../../ui/messages/messages.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { pendingEditsOf } from '../../queries/pendingEditsOf.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { announcingOutbox } from '../announcingOutbox.ts'
import { called, changeEdit, standUp } from '../testing/edits.ts'
import { historyOf } from './historyOf.ts'
import { restore } from './restore.ts'

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const guest = ['attendee', {}, 'cal-address', 'mailto:bob@kalends.example'] as const

type Answer = () => Response | Promise<Response>

const stored = (etag: string) => () => new Response(null, { status: 204, headers: { ETag: etag } })
const rejected = (status: number) => () => new Response(null, { status })
const holding = (data: JCal, etag: string) => () => Response.json(data, { headers: { ETag: etag } })

/** Alice in front of a service with these answers; what comes after them is not answered yet. */
function alice(...answers: Answer[]) {
  const { api, requests } = apiAnswering(() =>
    (answers.shift() ?? (() => Promise.withResolvers<Response>().promise))(),
  )
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  const context = { client, api, go: () => undefined, path: '/calendar', zone: 'Europe/Paris' } as const
  const announced = announcingOutbox(context)
  const tellings: (Telling | undefined)[] = []
  const outbox = {
    ...announced,
    enqueue: (...[through, queued]: Parameters<typeof announced.enqueue>) => {
      tellings.push(queued.edit.telling)
      return announced.enqueue(through, queued)
    },
  }
  const history = () => historyOf(client).current().history
  const goBack = (entry: ReturnType<typeof nextUndo>) => {
    if (entry?.inverse?.kind === 'restoreEvents') restore(context, outbox, [entry.inverse])
  }
  const bodySent = async (index: number) => v.parse(jCal, await requests[index]?.clone().json())
  return {
    rename: (title: string, given?: Parameters<typeof changeEdit>[1]) =>
      outbox.enqueue(api, changeEdit({ title }, given)),
    restore: (objects: RestoreEvents['objects']) =>
      restore(context, outbox, [
        {
          kind: 'restoreEvents',
          version: 1,
          id: 'u',
          at: epochMs(0),
          baseVersion: 'latest',
          direction: 'undo',
          of: { name: 'changed', title: 'Stand-up' },
          objects,
        },
      ]),
    undo: () => goBack(nextUndo(history())),
    redo: () => goBack(nextRedo(history())),
    history,
    areUndone: () => history().map(({ isUndone }) => isUndone),
    saved: () => expect.poll(() => pendingEditsOf(client).current().edits.pending.length).toBe(0),
    sent: (count: number) => expect.poll(() => requests.length).toBe(count),
    pending: () => pendingEditsOf(client).current().edits.pending,
    bodySent,
    titleSent: async (index: number) => {
      const [, , [vevent]] = await bodySent(index)
      return vevent && textOf(vevent, 'summary')
    },
    tellings: () => tellings,
    methods: () => requests.map(({ method }) => method),
  }
}

const texts = () => currentMessages().map(({ text }) => text)

test('an edit is undone and redone, each over the version that the one before it has left', async () => {
  const page = alice(stored('"2"'), stored('"3"'), stored('"4"'))
  page.rename('Tea')
  await page.saved()
  page.undo()
  expect(page.areUndone()).toEqual([true])
  await page.saved()
  expect(await page.titleSent(1)).toBe('Stand-up')
  page.redo()
  await page.saved()
  expect(page.areUndone()).toEqual([false])
  expect(await page.titleSent(2)).toBe('Tea')
})

test('an edit that is not saved yet is undone at once, and sent after it', async () => {
  const answer = Promise.withResolvers<Response>()
  const page = alice(() => answer.promise, stored('"3"'))
  page.rename('Tea')
  page.undo()
  expect(page.areUndone()).toEqual([true])
  expect(page.pending().map(({ edits }) => edits.at(-1)?.edit.kind)).toEqual(['changeEvent', 'restoreEvents'])
  answer.resolve(stored('"2"')())
  await page.saved()
  expect(await page.titleSent(1)).toBe('Stand-up')
  expect(texts()).toEqual(['“Tea” is as it was before'])
})

test('what is written is what was stored before, not what the screen showed', async () => {
  const base = called('Stand-up', ['location', {}, 'text', 'Roof'])
  const answer = Promise.withResolvers<Response>()
  const page = alice(holding(base, '"1"'), () => answer.promise, stored('"3"'))
  page.rename('Tea', { baseVersion: 'latest' })
  page.undo()
  answer.resolve(stored('"2"')())
  await page.saved()
  expect(page.methods()).toEqual(['GET', 'PUT', 'PUT'])
  expect(await page.bodySent(2)).toEqual(base)
})

test('what the service rejects leaves the history, and its undo with it', async () => {
  const answer = Promise.withResolvers<Response>()
  const page = alice(() => answer.promise, rejected(404))
  page.rename('Tea')
  page.undo()
  answer.resolve(rejected(412)())
  await page.saved()
  expect(page.history()).toEqual([])
})

test('an undo that the service forbids says so, writes nothing else, and can be tried again', async () => {
  const page = alice(stored('"2"'), rejected(403))
  page.rename('Tea')
  await page.saved()
  page.undo()
  await page.saved()
  expect(page.areUndone()).toEqual([false])
  expect(page.methods()).toEqual(['PUT', 'PUT'])
  expect(texts()).toEqual(['“Tea” stays as it is. You don’t have permission to do this.'])
})

test('what somebody else changed otherwise stays when an edit is undone', async () => {
  const theirs = holding(called('Tea', ['location', {}, 'text', 'Roof']), '"7"')
  const page = alice(stored('"2"'), rejected(412), theirs, theirs, stored('"8"'))
  page.rename('Tea')
  await page.saved()
  page.undo()
  await page.sent(5)
  await page.saved()
  // It may be what was written here; and an undo is made over what is there.
  expect(page.methods()).toEqual(['PUT', 'PUT', 'GET', 'GET', 'PUT'])
  expect(await page.titleSent(4)).toBe('Stand-up')
  expect(page.areUndone()).toEqual([true])
})

test('what somebody else changed in the same place is not undone', async () => {
  const theirs = holding(called('Cake'), '"7"')
  const page = alice(stored('"2"'), rejected(412), theirs, theirs)
  page.rename('Tea')
  await page.saved()
  page.undo()
  await page.sent(4)
  await page.saved()
  expect(page.areUndone()).toEqual([false])
  expect(texts()[0]).toBe('“Tea” stays as it is. This was changed elsewhere first.')
})

test('on a later page a split series is one again: both halves are read', async () => {
  const page = alice(
    holding(called('First half'), '"5"'),
    holding(called('Second half'), '"6"'),
    stored('"7"'),
    rejected(204),
  )
  page.restore([
    { object: standUp, from: called('First half'), to: called('Stand-up') },
    { object: { ...standUp, eventId: 'stand-up-2' }, from: called('Second half'), to: null },
  ])
  await page.saved()
  expect(page.methods()).toEqual(['GET', 'GET', 'PUT', 'DELETE'])
  expect(await page.titleSent(2)).toBe('Stand-up')
})

test('an undo that guests would be told of asks first', async () => {
  const page = alice(stored('"2"'), stored('"3"'))
  const data = called('Stand-up', guest, ['sequence', {}, 'integer', 0])
  page.rename('Tea', { data, baseVersion: { data, etag: '"1"' } })
  await page.saved()
  currentMessages().forEach(({ id }) => dismiss(id))
  page.undo()
  expect(page.areUndone()).toEqual([false])
  expect(texts()).toEqual(['“Tea” has guests, who are notified when you undo this.'])
  const question = currentMessages()[0]
  expect(question?.action?.label).toBe('Undo and notify')
  question?.action?.run()
  await page.saved()
  expect(page.areUndone()).toEqual([true])
})

test('guests who were not told of a change are not told that it is undone or done again, and nobody asks', async () => {
  const page = alice(stored('"2"'), stored('"3"'), stored('"4"'))
  const data = called('Stand-up', guest, ['sequence', {}, 'integer', 0])
  const telling = { isSilent: true, note: 'Later' }
  page.rename('Tea', { data, baseVersion: { data, etag: '"1"' }, telling })
  await page.saved()
  page.undo()
  await page.saved()
  page.redo()
  await page.saved()
  expect(page.tellings()).toEqual([telling, { isSilent: true, note: '' }, { isSilent: true, note: '' }])
  expect(texts().join()).not.toContain('notified')
})

test('guests who were told of a change are told that it is undone, and nobody asks again', async () => {
  const page = alice(stored('"2"'), stored('"3"'))
  const data = called('Stand-up', guest, ['sequence', {}, 'integer', 0])
  page.rename('Tea', {
    data,
    baseVersion: { data, etag: '"1"' },
    telling: { isSilent: false, note: 'Sorry' },
  })
  await page.saved()
  page.undo()
  await page.saved()
  // What was said to them was about the change.
  expect(page.tellings().at(-1)).toEqual({ isSilent: false, note: '' })
  expect(page.areUndone()).toEqual([true])
})
