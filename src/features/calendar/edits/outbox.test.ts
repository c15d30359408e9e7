import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jCal, type JCal } from '#contract/jcal.ts'
import { editVersion, type ChangeEvent, type EventEdit, type RestoreEvents } from '#domain/edits/Edit.ts'
import { touchedBy } from '#domain/edits/touchedBy.ts'
import { textOf } from '#domain/jcal/properties.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { failureBehind } from '../../../api/explain.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { rangeOf } from '../queries/ranges/rangeOf.ts'
import type { RangeRead } from '../queries/ranges/readItems.ts'
import { pendingEditsOf, type PendingState } from '../queries/pendingEditsOf.ts'
import { rangesWithPendingEdits } from '../queries/ranges/rangesWithPendingEdits.ts'
import { outboxOf } from './outbox.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { called, standUp as name } from './testing/edits.ts'
import { epochMs } from '#domain/time/units.ts'

const march = rangeOf('2027-03-15')
const calendars = [
  { homeId: 'alice', id: 'work' },
  { homeId: 'alice', id: 'personal' },
]

const stored = called('Stand-up')
const daily = called(
  'Stand-up',
  ['dtstart', {}, 'date-time', '2027-03-15T07:00:00Z'],
  ['rrule', {}, 'recur', { freq: 'DAILY' }],
)
const seen = { data: stored, etag: '"1"' }

/** Adds to the title, and sets the place. */
const titleIn = ([, , [vevent]]: JCal): string =>
  vevent ? textOf(vevent, 'summary') + textOf(vevent, 'location') : ''

let count = 0
const head = () => ({ version: editVersion, id: String(count++), at: epochMs(Date.UTC(2027, 2, 1)) })
const all = { occurrence: null, scope: 'all' } as const

const queued = (edit: EventEdit, viewed: JCal | null = stored): QueuedEdit => ({
  edit,
  snapshot: touchedBy(edit).map((_, index) => (index === 0 ? viewed : null)),
  origin: { path: '/calendar', zone: 'Europe/Paris' },
})

const change = (patch: EventChange, over: Partial<Pick<ChangeEvent, 'object' | 'baseVersion'>> = {}) =>
  queued({
    ...head(),
    kind: 'changeEvent',
    object: name,
    title: 'Stand-up',
    baseVersion: seen,
    ...all,
    splitId: 'stand-up-2',
    patch,
    ...over,
  })
const rename = (title: string, over: Parameters<typeof change>[1] = {}) => change({ title }, over)
const exclaim = (over: Parameters<typeof change>[1] = {}) => rename('Stand-up!', over)
const ask = (over: Parameters<typeof change>[1] = {}) => change({ location: '?' }, over)
const remove = () =>
  queued({ ...head(), kind: 'deleteEvent', object: name, title: 'Stand-up', baseVersion: seen, ...all })
const moveThere = (patch: EventChange) =>
  queued({
    ...head(),
    kind: 'moveToCalendar',
    object: name,
    title: 'Stand-up',
    baseVersion: seen,
    to: { userId: 'alice', calendarId: 'personal' },
    occurrence: null,
    patch,
  })

/** Answers of a service, each sent when the test says so. */
function slowService() {
  const waiting: ((response: Response) => void)[] = []
  let onAsked = () => {}
  const { api, requests } = apiAnswering(() => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push(resolve)
    onAsked()
    return promise
  })
  /** Answers the next request, once it has come. */
  const answer = async (
    status: number,
    { etag, body, page }: { etag?: string; body?: unknown; page?: string } = {},
  ) => {
    if (waiting.length === 0) await new Promise<void>((resolve) => (onAsked = resolve))
    const headers: Record<string, string> = etag === undefined ? {} : { ETag: etag }
    waiting.shift()?.(
      body === undefined
        ? new Response(page ?? null, { status, headers })
        : Response.json(body, { status, headers }),
    )
  }
  return { api, requests, answer }
}

/** A screen that shows both calendars in March. The stand-up is in `work`. */
function screenOf(client: QueryClient, held: JCal) {
  const standUp = { calendarId: 'work', eventId: 'stand-up', etag: '"1"', data: held }
  const hold = (id: string, items: RangeRead['items']) =>
    client.setQueryData<RangeRead>(calendarKeys.range({ homeId: 'alice', id }, march), {
      items,
      skipped: 0,
      asOf: 0,
    })
  hold('work', [standUp])
  hold('personal', [])
  return () => {
    const reads = calendars.map((calendar) =>
      client.getQueryData<RangeRead>(calendarKeys.range(calendar, march)),
    )
    const pending = pendingEditsOf(client).current()
    return rangesWithPendingEdits(calendars, reads, pending).map((read) =>
      read?.items.map(({ data }) => titleIn(data)),
    )
  }
}

function begun(data = stored) {
  const client = new QueryClient()
  const service = slowService()
  const screen = screenOf(client, data)
  const { enqueue, retry, listen } = outboxOf(client)
  const rejections: string[] = []
  const inverses: (RestoreEvents | null)[] = []
  listen({
    onAcknowledged: (_edit, inverse) => inverses.push(inverse),
    onRejected: (_edit, error) => rejections.push(failureBehind(error)),
  })
  const { current: pending, onChange } = pendingEditsOf(client)
  /** Waits until the pending edits are so. */
  const until = (isSo: (state: PendingState) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (isSo(pending())) resolve()
      }
      onChange(look)
      look()
    })
  const settled = () => until(({ edits }) => edits.pending.length === 0)
  return {
    ...service,
    client,
    screen,
    settled,
    retry,
    pending,
    until,
    rejections,
    inverses,
    enqueue: (edit: QueuedEdit) => enqueue(service.api, edit),
  }
}

const sentBy = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${url.split('/').slice(-2).join('/')}`)
const expectedBy = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('If-Match') ?? headers.get('If-None-Match'))

test('a change shows before the service has answered, and stays', async () => {
  const { enqueue, screen, answer, settled } = begun()
  enqueue(rename('Tea'))
  expect(screen()).toEqual([['Tea'], []])
  await answer(204, { etag: '"2"' })
  await settled()
  expect(screen()).toEqual([['Tea'], []])
})

test('if nothing has to be read first, a change is sent before the next render', () => {
  const { enqueue, pending } = begun()
  enqueue(rename('Tea'))
  const titles = pending().edits.pending.map(({ sent }) => sent?.map((each) => each && titleIn(each)))
  expect(titles).toEqual([['Tea']])
})

test('pending edits are plain data: JSON brings them back unchanged', () => {
  const { enqueue, pending } = begun()
  enqueue(exclaim())
  enqueue(ask())
  const waiting = pending().edits.pending
  expect(JSON.parse(JSON.stringify(waiting))).toEqual(waiting)
})

test('a rejected change is reverted, and the listener is called', async () => {
  const { enqueue, screen, answer, settled, rejections } = begun()
  enqueue(rename('Tea'))
  await answer(500)
  await settled()
  expect(screen()).toEqual([['Stand-up'], []])
  expect(rejections).toEqual(['server-error'])
})

test('a second change is sent after the first, over its new version', async () => {
  const { enqueue, screen, requests, answer, settled } = begun()
  enqueue(exclaim())
  enqueue(ask())
  expect(screen()).toEqual([['Stand-up!?'], []])
  await answer(204, { etag: '"2"' })
  await answer(204, { etag: '"3"' })
  await settled()
  expect(expectedBy(requests)).toEqual(['"1"', '"2"'])
  expect(titleIn(v.parse(jCal, await requests[1]?.json()))).toBe('Stand-up!?')
})

test('a rejected edit is sent again with the next one on top of it, over the original version', async () => {
  const { enqueue, screen, requests, answer, settled, rejections, inverses } = begun()
  enqueue(exclaim())
  enqueue(ask())
  await answer(500)
  await answer(204, { etag: '"2"' })
  await settled()
  expect(expectedBy(requests)).toEqual(['"1"', '"1"'])
  expect(screen()).toEqual([['Stand-up!?'], []])
  expect(rejections).toEqual([])
  expect(inverses.map((inverse) => inverse?.objects.map(({ to }) => to))).toEqual([[stored]])
})

test('if both are rejected, the listener is called for both', async () => {
  const { enqueue, screen, answer, settled, rejections } = begun()
  enqueue(exclaim())
  enqueue(ask())
  await answer(500)
  await answer(500)
  await settled()
  expect(rejections).toEqual(['server-error', 'server-error'])
  expect(screen()).toEqual([['Stand-up'], []])
})

test('after a conflict, edits on top of the conflicting one are dropped with it', async () => {
  const { enqueue, screen, requests, answer, settled, rejections } = begun()
  enqueue(exclaim())
  enqueue(ask())
  await answer(412)
  // Is it what was sent?
  await answer(404)
  await settled()
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  expect(rejections).toEqual(['changed-meanwhile', 'changed-meanwhile'])
  expect(screen()).toEqual([['Stand-up'], []])
})

test('a change to an event that is being created waits until it exists', async () => {
  const { enqueue, screen, requests, answer, settled } = begun()
  const object = { ...name, eventId: 'tea' }
  const created = { ...head(), kind: 'createEvent', object, title: 'Tea', baseVersion: null } as const
  enqueue(queued({ ...created, data: called('Tea') }, null))
  enqueue(rename('Cake', { object, baseVersion: null }))
  expect(screen()).toEqual([['Stand-up', 'Cake'], []])
  await answer(201, { etag: '"1"' })
  await answer(204, { etag: '"2"' })
  await settled()
  expect(expectedBy(requests)).toEqual(['*', '"1"'])
})

test('an event is deleted and restored as the identical object', async () => {
  const { enqueue, screen, requests, answer, settled, inverses } = begun()
  enqueue(remove())
  expect(screen()).toEqual([[], []])
  await answer(200)
  await settled()
  const [inverse] = inverses
  if (inverse) enqueue(queued(inverse, null))
  expect(screen()).toEqual([['Stand-up'], []])
  await answer(201)
  await settled()
  expect(await requests[1]?.json()).toEqual(stored)
  expect(expectedBy(requests)).toEqual(['"1"', '*'])
})

test('CAL-36 an event that goes to another calendar is moved there first, and then changed', async () => {
  const { enqueue, screen, requests, answer, settled } = begun()
  enqueue(moveThere({ title: 'Elsewhere' }))
  expect(screen()).toEqual([[], ['Elsewhere']])
  await answer(201, { etag: '"2"' })
  await answer(200, { etag: '"3"' })
  await settled()
  expect(sentBy(requests)).toEqual(['MOVE work/stand-up.ics', 'PUT personal/stand-up.ics'])
  expect(requests[0]?.headers.get('Destination')).toBe('/calendars/alice/personal/stand-up.ics')
  expect([requests[0]?.headers.get('Overwrite'), requests[0]?.headers.get('If-Match')]).toEqual(['F', '"1"'])
  expect(requests[1]?.headers.get('If-Match')).toBe('"2"')
})

test('an event that only changes its calendar is one MOVE, and so is undoing it', async () => {
  const { enqueue, screen, requests, answer, settled, inverses } = begun()
  enqueue(moveThere({}))
  await answer(201)
  await settled()
  expect(sentBy(requests)).toEqual(['MOVE work/stand-up.ics'])
  expect(screen()).toEqual([[], ['Stand-up']])
  const [inverse] = inverses
  if (inverse) enqueue({ ...queued(inverse), snapshot: inverse.objects.map(({ from }) => from) })
  expect(screen()).toEqual([['Stand-up'], []])
  await answer(201)
  await settled()
  expect(sentBy(requests).at(-1)).toBe('MOVE personal/stand-up.ics')
  expect(screen()).toEqual([['Stand-up'], []])
})

test('an event that somebody moved away is moved back, not deleted as if it were still where this page wrote it', async () => {
  const { enqueue, requests, answer, settled } = begun()
  const there = { userId: 'alice', calendarId: 'personal', eventId: 'stand-up' }
  enqueue(exclaim({ object: there }))
  await answer(200, { etag: '"1"' })
  await settled()
  enqueue(moveThere({}))
  await answer(201)
  await settled()
  expect(sentBy(requests)).toEqual(['PUT personal/stand-up.ics', 'MOVE work/stand-up.ics'])
})

test('an event whose change fails in the other calendar is moved back', async () => {
  const { enqueue, screen, requests, answer, settled } = begun()
  enqueue(moveThere({ title: 'Elsewhere' }))
  await answer(201, { etag: '"2"' })
  await answer(403)
  await answer(201)
  await settled()
  expect(sentBy(requests).at(-1)).toBe('MOVE personal/stand-up.ics')
  expect(screen()).toEqual([['Stand-up'], []])
})

test('a change of what this page has deleted and somebody has brought back is saved over that', async () => {
  const { enqueue, requests, answer, settled, rejections } = begun()
  enqueue(remove())
  await answer(200)
  await settled()
  enqueue(rename('Tea'))
  await answer(200, { etag: '"2"' })
  await settled()
  expect(sentBy(requests)).toEqual(['DELETE work/stand-up.ics', 'PUT work/stand-up.ics'])
  expect([expectedBy(requests)[1], rejections]).toEqual(['"1"', []])
})

test('a change of what is gone is not said to be saved', async () => {
  const { enqueue, requests, settled, inverses, rejections } = begun()
  enqueue(rename('Tea', { baseVersion: null }))
  await settled()
  expect([requests.length, inverses, rejections]).toEqual([0, [], ['changed-meanwhile']])
})

test('CAL-36 a change without effect is neither sent nor announced', async () => {
  const { enqueue, requests, settled, inverses, rejections } = begun()
  enqueue(rename('Stand-up'))
  await settled()
  expect([requests.length, inverses, rejections]).toEqual([0, [], ['nothing-changed']])
})

test('a split series is written from its end: first the second half, which is deleted again if the first one fails', async () => {
  const { enqueue, screen, requests, answer, settled } = begun(daily)
  const split = change({ title: 'From April' }, { baseVersion: { data: daily, etag: '"1"' } })
  const following = { occurrence: '2027-04-01T07:00:00Z', scope: 'following' } as const
  if (split.edit.kind === 'changeEvent') enqueue(queued({ ...split.edit, ...following }, daily))
  expect(screen()).toEqual([['Stand-up', 'From April'], []])
  await answer(201)
  await answer(500)
  await answer(200)
  await settled()
  expect(sentBy(requests)).toEqual([
    'PUT work/stand-up-2.ics',
    'PUT work/stand-up.ics',
    'DELETE work/stand-up-2.ics',
  ])
  expect(screen()).toEqual([['Stand-up'], []])
})

test('if the server sends no version, the object is read again before it is overwritten (CAL-14)', async () => {
  const { enqueue, requests, answer, settled, rejections } = begun()
  enqueue(rename('Mine', { baseVersion: { data: stored, etag: null } }))
  await answer(200, { body: called('Theirs') })
  await settled()
  expect(sentBy(requests)).toEqual(['GET work/stand-up.ics'])
  expect(rejections).toEqual(['changed-meanwhile'])
})

test('if the server sends no version, what somebody else changed since is not undone', async () => {
  const { enqueue, requests, answer, settled, inverses, rejections } = begun()
  enqueue(rename('Tea'))
  await answer(204)
  await settled()
  const [inverse] = inverses
  if (inverse) enqueue({ ...queued(inverse), snapshot: inverse.objects.map(({ from }) => from) })
  await answer(200, { body: called('Theirs') })
  await settled()
  expect(sentBy(requests)).toEqual(['PUT work/stand-up.ics', 'GET work/stand-up.ics'])
  expect(rejections).toEqual(['changed-meanwhile'])
})

test('a drag is shown before the object is read, and then written over what was read', async () => {
  const { enqueue, screen, requests, answer, settled } = begun()
  enqueue(ask({ baseVersion: 'latest' }))
  expect(screen()).toEqual([['Stand-up?'], []])
  await answer(200, { body: called('Theirs'), etag: '"7"' })
  await answer(204, { etag: '"8"' })
  await settled()
  expect(titleIn(v.parse(jCal, await requests[1]?.json()))).toBe('Theirs?')
  expect(expectedBy(requests)).toEqual([null, '"7"'])
})

test('a second drag on top of the first needs no reading', async () => {
  const { enqueue, screen, requests, answer, settled } = begun()
  enqueue(exclaim({ baseVersion: 'latest' }))
  enqueue(ask({ baseVersion: 'latest' }))
  await answer(200, { body: stored, etag: '"1"' })
  await answer(204, { etag: '"2"' })
  await answer(204, { etag: '"3"' })
  await settled()
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT'])
  expect(screen()).toEqual([['Stand-up!?'], []])
})

test('an unsent edit stays, and is sent when the service is back', async () => {
  const { enqueue, screen, requests, answer, settled, retry, pending, until } = begun()
  enqueue(rename('Tea'))
  await answer(503)
  await until(({ trouble }) => trouble === 'unavailable')
  expect(pending().edits.pending[0]?.state).toBe('unsaved')
  expect(screen()).toEqual([['Tea'], []])
  retry()
  await answer(204, { etag: '"2"' })
  await settled()
  expect(pending().trouble).toBeNull()
  expect(expectedBy(requests)).toEqual(['"1"', '"1"'])
})

test('a write that a sign-in page answers is not saved, and is sent again', async () => {
  const { enqueue, screen, requests, answer, settled, retry, pending, until } = begun()
  enqueue(rename('Tea'))
  await answer(200, { page: '<!doctype html><title>Sign in</title>' })
  await until(({ trouble }) => trouble === 'unreadable-answer')
  expect(pending().edits.pending[0]?.state).toBe('unsaved')
  retry()
  await answer(204, { etag: '"2"' })
  await settled()
  expect(screen()).toEqual([['Tea'], []])
  expect(expectedBy(requests)).toEqual(['"1"', '"1"'])
})

test('a write that succeeded without an answer is no conflict when it is repeated', async () => {
  const { enqueue, screen, requests, answer, settled, retry, pending, until, rejections } = begun()
  enqueue(rename('Tea'))
  const [edit] = pending().edits.pending
  await answer(503)
  await until(({ trouble }) => trouble === 'unavailable')
  retry()
  await answer(412)
  await answer(200, { body: edit?.sent?.[0], etag: '"2"' })
  await settled()
  expect(rejections).toEqual([])
  expect(screen()).toEqual([['Tea'], []])
  expect(sentBy(requests).at(-1)).toBe('GET work/stand-up.ics')
})

test('after a sign-out nothing of that person is kept or announced', async () => {
  const { enqueue, client, answer, settled, rejections } = begun()
  enqueue(rename('Tea'))
  client.clear()
  await answer(500)
  await settled()
  expect(rejections).toEqual([])
})

test('what is still done after a sign-out is sent once, whatever the answer', async () => {
  const { enqueue, client, requests, answer, settled, pending } = begun()
  client.clear()
  enqueue(rename('Tea'))
  enqueue(ask())
  await answer(500)
  await settled()
  expect(pending().edits.pending).toEqual([])
  expect(requests).toHaveLength(1)
})
