import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { jCal, type JCal, type JCalProperty } from '#contract/jcal.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { goneObjects } from './batches/goneObjects.ts'
import { rememberFeatures } from '../queries/server/hostFeatures.ts'
import { storedDrafts } from '../drafts/storedDrafts.ts'
import { clashConflicts } from '../editor/conflict/clashConflicts.ts'
import { newDraft } from '../editor/newDraft.ts'
import { announcingOutbox } from './announcingOutbox.ts'
import { clashStore, decided } from './clashes/clashStore.ts'
import { editHead } from './editHead.ts'
import { editsOf } from './editsOf.ts'
import { restore } from './history/restore.ts'
import { epochMs, localMs } from '#domain/time/units.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-10')

const path = '/calendar/week/2027-03-15/new'
const zone = 'Europe/Paris'
const work: Calendar = {
  id: 'work',
  homeId: 'alice',
  name: 'Work',
  description: '',
  colour: '#112233',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}
const times = { start: '2027-03-15T09:00', end: '2027-03-15T10:00' }
const draft = {
  ...newDraft(times, { date: '2027-03-15', now: localMs(0), zone, calendarId: 'work' }),
  title: 'Tea',
  location: 'Roof',
}
const object = { userId: 'alice', calendarId: 'work', eventId: 'tea' }
const data = newJCal(draft, { uid: 'tea', now: epochMs(0) })

beforeAll(() => void inEnglish({ children: null }))
beforeEach(() => {
  sessionStorage.clear()
  clashStore.change({ clashes: [] })
  currentMessages().forEach(({ id }) => dismiss(id))
})

/** A person in front of a service that gives every request this answer. */
function person(status: number, otherApi?: Api) {
  const { api: answered, requests } = apiAnswering(
    () => new Response(null, { status, headers: { ETag: '"1"' } }),
  )
  const api = otherApi ?? answered
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
  const go = vi.fn()
  const context = { client, api, go, path, zone } as const
  return { ...editsOf(context), context, requests, go }
}

/** What is said next. */
async function announced() {
  await expect.poll(() => currentMessages().length).toBe(1)
  return currentMessages()[0]
}

test('an edit is announced with Undo, and undoing it with Redo', async () => {
  const { create, requests } = person(201)
  create(draft, work)
  const message = await announced()
  expect(message).toMatchObject({
    kind: 'done',
    text: 'Saved “Tea” on Monday 15 March',
    action: { label: 'Undo' },
    also: { label: 'Show' },
  })
  message?.action?.run()
  await expect.poll(() => currentMessages().at(-1)?.text).toBe('Removed “Tea” again')
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  const redo = currentMessages().at(-1)?.action
  expect(redo?.label).toBe('Redo')
  redo?.run()
  await expect.poll(() => currentMessages().at(-1)?.text).toBe('Saved “Tea”')
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT'])
})

test('a rejected edit is announced with the reason, and can be continued where it was typed', async () => {
  const { create, go } = person(500)
  create(draft, work)
  const message = await announced()
  expect(message).toMatchObject({ kind: 'failed', action: { label: 'Edit again' } })
  expect(message?.text).toMatch(/^“Tea” wasn’t saved\. /)
  expect(storedDrafts(sessionStorage)).toMatchObject([{ isOpen: false, path }])
  message?.action?.run()
  expect(go).toHaveBeenCalledWith(path)
  expect(storedDrafts(sessionStorage)).toMatchObject([
    {
      isOpen: true,
      over: null,
      form: { title: 'Tea', location: 'Roof', startDate: '2027-03-15', startTime: '09:00', zone },
    },
  ])
})

test('a rejected change can be continued over the version it was based on, in the calendar it was to move to', async () => {
  const { change } = person(403)
  const patch = { title: 'Cake', location: '' }
  const inSeries = { occurrence: null, scope: 'all' } as const
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  change(object, viewed, { ...inSeries, patch, title: 'Cake' }, { ...work, id: 'home' })
  const message = await announced()
  message?.action?.run()
  expect(storedDrafts(sessionStorage)).toMatchObject([
    {
      path,
      isOpen: true,
      over: viewed,
      form: { title: 'Cake', location: '', calendarId: 'home', endTime: '10:00' },
      initial: { title: 'Tea', location: 'Roof', calendarId: 'work' },
    },
  ])
})

test('a rejected deletion can be tried again over whatever is stored then', async () => {
  const { remove, requests } = person(500)
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  remove(object, viewed, { title: 'Tea', occurrence: null, scope: 'all', attendee: null })
  const message = await announced()
  expect(message).toMatchObject({ action: { label: 'Try again' } })
  expect(message?.text).toMatch(/^“Tea” wasn’t deleted\. /)
  message?.action?.run()
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['DELETE', 'GET'])
})

test('a conflict names the event, and blames nobody: the other change may be one’s own', async () => {
  const { create } = person(412)
  create(draft, work)
  const message = await announced()
  expect(message?.text).toBe('“Tea” wasn’t saved. This was changed elsewhere first.')
  expect(message?.action?.label).toBe('Compare')
})

test('after the end of the session, typed input is kept where it was typed', async () => {
  const { api } = apiAnswering(() => new Response())
  const request = { method: 'PUT', path: '' }
  const send = () => Promise.reject(new ApiError('signed-out', { status: null, request }))
  person(200, { ...api, send }).create(draft, work)
  await announced()
  expect(storedDrafts(sessionStorage)).toMatchObject([{ path, isOpen: true, form: { title: 'Tea' } }])
})

test('what does not clash with somebody else’s change is saved beside it without a question, and said', async () => {
  const theirs = newJCal({ ...draft, location: 'Attic' }, { uid: 'tea', now: epochMs(0) })
  const answers = [
    () => new Response(null, { status: 412 }),
    () => Response.json(theirs, { headers: { ETag: '"8"' } }),
    () => new Response(null, { status: 200, headers: { ETag: '"9"' } }),
  ]
  const { api, requests } = apiAnswering(() => answers.shift()?.() ?? new Response(null, { status: 500 }))
  const { change } = person(200, api)
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  change(object, viewed, { occurrence: null, scope: 'all', patch: { title: 'Cake' }, title: 'Cake' }, null)
  const message = await announced()
  expect(message).toMatchObject({
    kind: 'done',
    extra: 'It was changed elsewhere, too. Both changes are kept.',
    action: { label: 'Undo' },
  })
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT'])
  const stored = JSON.stringify(await requests[2]?.json())
  expect(stored).toContain('Cake')
  expect(stored).toContain('Attic')
  expect(storedDrafts(sessionStorage)).toEqual([])
})

/** A service that asks for another version of what it does not have. */
const withoutIt = () =>
  apiAnswering(({ method }) => new Response(null, { status: method === 'GET' ? 404 : 412 })).api

test('a change of what others have deleted says that, and can be typed on', async () => {
  const { change } = person(200, withoutIt())
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  change(object, viewed, { occurrence: null, scope: 'all', patch: { title: 'Cake' }, title: 'Cake' }, null)
  const message = await announced()
  expect(message).toMatchObject({
    kind: 'failed',
    text: '“Cake” wasn’t saved. This no longer exists.',
    action: { label: 'Edit again' },
  })
})

test('a move of what others have deleted is not offered again', async () => {
  const { make } = person(404)
  const [start, end] = [Date.parse('2027-03-15T11:00Z'), Date.parse('2027-03-15T12:00Z')].map(epochMs)
  if (start === undefined || end === undefined) throw new Error('No time')
  const to = { kind: 'timed', start, end, zone } as const
  const inSeries = { occurrence: null, scope: 'all', splitId: 'split' } as const
  const head = { ...editHead(), kind: 'moveEvent', object, title: 'Tea', baseVersion: 'latest' } as const
  make({ ...head, ...inSeries, from: to, to, viewZone: zone }, data)
  const message = await announced()
  expect(message?.text).toBe('“Tea” is gone: it was deleted, or moved to another calendar.')
  expect(message?.action).toBeUndefined()
})

test('what others have deleted meanwhile is no part of a batch any longer', async () => {
  const { make } = person(404)
  const batch = { id: 'batch', does: { name: 'recolour', colour: 'teal' } } as const
  const head = {
    ...editHead(),
    kind: 'changeEvent',
    object,
    title: 'Tea',
    baseVersion: 'latest',
    batch,
  } as const
  make({ ...head, occurrence: null, scope: 'all', splitId: 'split', patch: { colour: 'teal' } }, data)
  const message = await announced()
  expect(message?.text).toBe('“Tea” is gone: it was deleted, or moved to another calendar.')
  expect(goneObjects.current().names).toEqual([object])
})

test('what others have deleted is not said to be undeleted', async () => {
  const { remove } = person(404)
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  remove(object, viewed, { title: 'Tea', occurrence: null, scope: 'all', attendee: null })
  const message = await announced()
  expect(message?.text).toBe('“Tea” is gone: it was deleted, or moved to another calendar.')
})

test('one date that is deleted in a series that others have deleted is deleted', async () => {
  const { remove } = person(200, withoutIt())
  const [[, properties] = ['vevent', []]] = data[2]
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
  const daily: JCal = ['vcalendar', [], [['vevent', [...properties, rule], []]]]
  const viewed = { data: daily, baseVersion: { data: daily, etag: '"7"' } }
  const date = { title: 'Tea', occurrence: '2027-03-16T09:00:00', scope: 'this', attendee: null } as const
  remove(object, viewed, date)
  expect(await announced()).toMatchObject({ kind: 'done', extra: 'The same was done elsewhere.' })
})

test('what only the service has written meanwhile, such as a revision, is no change of somebody else', async () => {
  const revised: JCalProperty = ['sequence', {}, 'integer', 4]
  const theirs: JCal = [
    data[0],
    data[1],
    data[2].map(([name, properties, inside]) => [name, [...properties, revised], inside ?? []]),
  ]
  const answers = [
    () => new Response(null, { status: 412 }),
    () => Response.json(theirs, { headers: { ETag: '"8"' } }),
    () => new Response(null, { status: 200, headers: { ETag: '"9"' } }),
  ]
  const { api, requests } = apiAnswering(() => answers.shift()?.() ?? new Response(null, { status: 500 }))
  const { change } = person(200, api)
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  change(object, viewed, { occurrence: null, scope: 'all', patch: { title: 'Cake' }, title: 'Cake' }, null)
  const message = await announced()
  expect(message).toMatchObject({ kind: 'done', action: { label: 'Undo' } })
  expect(message?.extra).toBeUndefined()
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT'])
})

/** A service that stores one event, in versions with the names of their places in time. */
function serviceWith(first: JCal) {
  let stored = { data: first, etag: '"1"' }
  let count = 1
  const store = (next: JCal, etag = `"${String(++count)}"`) => (stored = { data: next, etag })
  const { api, requests } = apiAnswering(async (request) => {
    const expected = request.headers.get('If-Match')
    if (expected !== null && expected !== stored.etag) return new Response(null, { status: 412 })
    if (request.method === 'PUT') store(v.parse(jCal, await request.json()))
    const headers = { ETag: stored.etag }
    return request.method === 'GET'
      ? Response.json(stored.data, { headers })
      : new Response(null, { status: 200, headers })
  })
  return { api, requests, store, now: () => JSON.stringify(stored.data) }
}

const titled = (title: string) => newJCal({ ...draft, title }, { uid: 'tea', now: epochMs(0) })
const cake = { occurrence: null, scope: 'all', patch: { title: 'Cake' }, title: 'Cake' } as const

test('what was changed here and taken back in another tab is changed again without a question', async () => {
  const { api, store, now } = serviceWith(data)
  const { change } = person(200, api)
  const viewed = { data, baseVersion: { data, etag: '"1"' } }
  change(object, viewed, cake, null)
  await announced()
  // There it is again what it was, and has the same version.
  store(data, '"1"')
  change(object, viewed, { ...cake, patch: { title: 'Soup' }, title: 'Soup' }, null)
  await expect.poll(now).toContain('Soup')
  expect(currentMessages().map(({ kind }) => kind)).not.toContain('failed')
})

test('what another tab has made of an event that was written here is undone', async () => {
  const { api, store, now } = serviceWith(data)
  const { change, context } = person(200, api)
  change(object, { data, baseVersion: { data, etag: '"1"' } }, cake, null)
  await announced()
  const written = v.parse(jCal, JSON.parse(now()))
  store(titled('Soup'))
  const inverse: RestoreEvents = {
    ...editHead(),
    kind: 'restoreEvents',
    baseVersion: 'latest',
    direction: 'undo',
    undoes: 'soup',
    of: { name: 'changed', title: 'Soup' },
    objects: [{ object, from: titled('Soup'), to: written }],
  }
  restore(context, announcingOutbox(context), [inverse])
  await expect.poll(now).toContain('Cake')
  expect(currentMessages().map(({ kind }) => kind)).not.toContain('failed')
})

test.each([
  ['{"id":"tea"}', 'It’s in the bin for 30 days.'],
  ['{"id":"tea","inBin":false}', 'Not in the bin: the server’s storage is full.'],
])('a deletion says whether it is in the bin: %s', async (receipt, extra) => {
  const stored = () => Response.json(data, { headers: { ETag: '"1"' } })
  const { api } = apiAnswering(({ method }) => (method === 'DELETE' ? new Response(receipt) : stored()))
  rememberFeatures(api, { bin: true })
  const { remove } = person(200, api)
  const viewed = { data, baseVersion: { data, etag: '"1"' } }
  remove(object, viewed, { title: 'Tea', occurrence: null, scope: 'all', attendee: null })
  expect(await announced()).toMatchObject({ kind: 'done', text: 'Deleted “Tea”', extra })
})

test('what another tab has deleted that was written here is brought back', async () => {
  const { change, context, requests } = person(200)
  change(object, { data, baseVersion: { data, etag: '"1"' } }, cake, null)
  await announced()
  const written = v.parse(jCal, await requests[0]?.json())
  const inverse: RestoreEvents = {
    ...editHead(),
    kind: 'restoreEvents',
    baseVersion: 'latest',
    direction: 'redo',
    undoes: 'cake',
    of: { name: 'created', title: 'Cake' },
    objects: [{ object, from: null, to: written }],
  }
  restore(context, announcingOutbox(context), [inverse])
  await expect.poll(() => requests.length).toBe(2)
  expect(requests[1]?.headers.get('If-None-Match')).toBe('*')
  expect(currentMessages().map(({ kind }) => kind)).not.toContain('failed')
})

test('what clashes is left to a comparison', async () => {
  const theirs = newJCal({ ...draft, title: 'Soup' }, { uid: 'tea', now: epochMs(0) })
  const answers = [
    () => new Response(null, { status: 412 }),
    () => Response.json(theirs, { headers: { ETag: '"8"' } }),
  ]
  const { api } = apiAnswering(() => answers.shift()?.() ?? new Response(null, { status: 500 }))
  const { change } = person(200, api)
  const viewed = { data, baseVersion: { data, etag: '"7"' } }
  change(object, viewed, { occurrence: null, scope: 'all', patch: { title: 'Cake' }, title: 'Cake' }, null)
  expect(await announced()).toMatchObject({ kind: 'failed', action: { label: 'Compare' } })
  expect(storedDrafts(sessionStorage)).toHaveLength(1)
})

/** A service with another version of the event, which rejects the first write. */
function changedByOthers(theirs: JCal) {
  const answers = [
    () => new Response(null, { status: 412 }),
    () => Response.json(theirs, { headers: { ETag: '"8"' } }),
    () => new Response(null, { status: 200, headers: { ETag: '"9"' } }),
  ]
  return apiAnswering(() => answers.shift()?.() ?? new Response(null, { status: 500 }))
}
const viewedTea = { data, baseVersion: { data, etag: '"7"' } }

/** Tea, every day. */
const daily = (title: string): JCal => {
  const [name, properties, [event, ...others]] = newJCal({ ...draft, title }, { uid: 'tea', now: epochMs(0) })
  if (!event) throw new Error('it has an event')
  const rule: JCalProperty = ['rrule', {}, 'recur', { freq: 'DAILY' }]
  return [name, properties, [[event[0], [...event[1], rule], []], ...others]]
}

test('one date is deleted beside a new title of the series, without a question', async () => {
  const { api, requests } = changedByOthers(daily('Soup'))
  const { remove } = person(200, api)
  const viewed = { data: daily('Tea'), baseVersion: { data: daily('Tea'), etag: '"7"' } }
  const date = { occurrence: '2027-03-17T08:00:00Z', scope: 'this' } as const
  remove(object, viewed, { title: 'Tea', ...date, attendee: null })
  expect(await announced()).toMatchObject({
    kind: 'done',
    extra: 'It was changed elsewhere, too. Both changes are kept.',
  })
  const stored = JSON.stringify(await requests[2]?.json())
  expect(stored).toContain('Soup')
  expect(stored).toContain('exdate')
})

test('a clashing deletion is decided beside what they changed, and is made over that', async () => {
  const theirs = newJCal({ ...draft, title: 'Soup' }, { uid: 'tea', now: epochMs(0) })
  const { api, requests } = changedByOthers(theirs)
  const { remove } = person(200, api)
  remove(object, viewedTea, { title: 'Tea', occurrence: null, scope: 'all', attendee: null })
  const message = await announced()
  expect(message).toMatchObject({ kind: 'failed', action: { label: 'Compare' } })
  message?.action?.run()
  const [clash] = clashStore.current().clashes
  expect(clash && clashConflicts(clash)).toMatchObject([
    { group: 'title', base: { draft: { title: 'Tea' } }, theirs: { draft: { title: 'Soup' } }, mine: null },
  ])
  if (clash) decided(clash)
  clash?.keepMine()
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['DELETE', 'GET', 'DELETE'])
  expect(requests[2]?.headers.get('If-Match')).toBe('"8"')
})

test('what somebody else has done already is said to be done', async () => {
  const theirs = newJCal({ ...draft, title: 'Cake' }, { uid: 'tea', now: epochMs(0) })
  const { api, requests } = changedByOthers(theirs)
  const { change } = person(200, api)
  change(object, viewedTea, { occurrence: null, scope: 'all', patch: { title: 'Cake' }, title: 'Cake' }, null)
  expect(await announced()).toMatchObject({ kind: 'done', extra: 'The same was done elsewhere.' })
  expect(requests).toHaveLength(2)
  expect(storedDrafts(sessionStorage)).toEqual([])
})

test('a clashing edit of several events can be compared from the message about them', async () => {
  const theirs = newJCal({ ...draft, title: 'Soup' }, { uid: 'tea', now: epochMs(0) })
  const { enqueueIfChanging } = person(200, changedByOthers(theirs).api)
  const batch = { id: 'all', does: { name: 'delete' } } as const
  const inSeries = { occurrence: null, scope: 'all' } as const
  const edit = { ...editHead(), kind: 'deleteEvent', object, title: 'Tea', ...inSeries, batch } as const
  enqueueIfChanging({ ...edit, baseVersion: viewedTea.baseVersion }, data)
  const message = await announced()
  expect(message).toMatchObject({ kind: 'failed', action: { label: 'Compare' } })
  message?.action?.run()
  expect(clashStore.current().clashes.map(({ queued }) => queued.edit.kind)).toEqual(['deleteEvent'])
})
