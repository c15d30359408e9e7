import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { failureBehind } from '../../../api/explain.ts'
import { apiAnswering } from './apiAnswering.ts'
import type { Deed } from './Deed.ts'
import { ledgerOf } from './ledgerOf.ts'
import { outboxOf } from './outbox.ts'
import { keys } from './queries.ts'
import { rangeOf } from './rangeOf.ts'
import type { RangeRead } from './readItems.ts'
import { shownReads } from './shownReads.ts'

const march = rangeOf('2027-03-15')
const calendars = [
  { homeId: 'alice', id: 'work' },
  { homeId: 'alice', id: 'personal' },
]
const name = { userId: 'alice', calendarId: 'work', eventId: 'stand-up' }
const there = { ...name, calendarId: 'personal' }
const second = { ...name, eventId: 'stand-up-2' }

const called = (title: string): JCal => [
  'vcalendar',
  [],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'stand-up'],
        ['summary', {}, 'text', title],
      ],
      [],
    ],
  ],
]
const stored = called('Stand-up')
const seen = { data: stored, etag: '"1"' }

const titleIn = ([, , [vevent]]: JCal): string => {
  const title = vevent?.[1].find(([property]) => property === 'summary')?.[3]
  return typeof title === 'string' ? title : ''
}

const rename = (title: string): Deed => ({
  names: [name],
  basis: [stored],
  over: seen,
  become: ([was = null]) => [was && called(title)],
})
const append = (more: string): Deed => ({
  ...rename(''),
  become: ([was = null]) => [was && called(titleIn(was) + more)],
})

/** What a service answers, one request after the other, when the test says so. */
function slowService() {
  const waiting: ((response: Response) => void)[] = []
  const { api, requests } = apiAnswering(() => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    waiting.push(resolve)
    return promise
  })
  /** Answers the next one, once it has been asked. */
  const answer = async (status: number, { etag, body }: { etag?: string; body?: unknown } = {}) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    const headers: Record<string, string> = etag === undefined ? {} : { ETag: etag }
    waiting.shift()?.(
      body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers }),
    )
  }
  return { api, requests, answer }
}

/** A screen that shows both calendars in March: work holds the stand-up. */
function screenOf(client: QueryClient) {
  const standUp = { calendarId: 'work', eventId: 'stand-up', etag: '"1"', data: stored }
  const hold = (id: string, items: RangeRead['items']) =>
    client.setQueryData<RangeRead>(keys.range({ homeId: 'alice', id }, march), { items, skipped: 0, asOf: 0 })
  hold('work', [standUp])
  hold('personal', [])
  return () => {
    const reads = calendars.map((calendar) => client.getQueryData<RangeRead>(keys.range(calendar, march)))
    const { ledger } = ledgerOf(client).current()
    return shownReads(calendars, reads, ledger).map((read) => read?.items.map(({ data }) => titleIn(data)))
  }
}

function begun() {
  const client = new QueryClient()
  const service = slowService()
  const screen = screenOf(client)
  const { mean, retry } = outboxOf(client)
  const settled = () => expect.poll(() => ledgerOf(client).current().ledger.intentions.length).toBe(0)
  return {
    ...service,
    client,
    screen,
    settled,
    retry,
    unsent: () => ledgerOf(client).current(),
    mean: (deed: Deed) => mean(service.api, deed),
  }
}

const sentBy = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${url.split('/').slice(-2).join('/')}`)
const expectedBy = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('If-Match') ?? headers.get('If-None-Match'))

test('a change shows before the service has answered, and stays', async () => {
  const { mean, screen, answer, settled } = begun()
  mean(rename('Tea'))
  expect(screen()).toEqual([['Tea'], []])
  await answer(204, { etag: '"2"' })
  await settled()
  expect(screen()).toEqual([['Tea'], []])
})

test('where nobody has to be asked first, a change is on its way before anything is drawn', () => {
  const { mean, unsent } = begun()
  mean(rename('Tea'))
  expect(unsent().ledger.intentions.map(({ sent }) => sent)).toEqual([[called('Tea')]])
})

test('a change that is refused goes back to what it was, and is told', async () => {
  const { mean, screen, answer, settled } = begun()
  const onRefused = vi.fn()
  mean({ ...rename('Tea'), onRefused })
  await answer(500)
  await settled()
  expect(screen()).toEqual([['Stand-up'], []])
  expect(failureBehind(onRefused.mock.calls[0]?.[0])).toBe('server-error')
})

test('a second change is sent after the first, over its new version', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  mean(append('!'))
  mean(append('?'))
  expect(screen()).toEqual([['Stand-up!?'], []])
  await expect.poll(() => requests.length).toBe(1)
  await answer(204, { etag: '"2"' })
  await answer(204, { etag: '"3"' })
  await settled()
  expect(expectedBy(requests)).toEqual(['"1"', '"2"'])
  expect(await requests[1]?.json()).toEqual(called('Stand-up!?'))
})

test('what is refused is sent once more with what came after it, over what was there', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  const onRefused = vi.fn()
  const onLanded = vi.fn()
  mean({ ...append('!'), onRefused })
  mean({ ...append('?'), onLanded })
  await answer(500)
  await answer(204, { etag: '"2"' })
  await settled()
  expect(expectedBy(requests)).toEqual(['"1"', '"1"'])
  expect(screen()).toEqual([['Stand-up!?'], []])
  expect(onRefused).not.toHaveBeenCalled()
  expect(onLanded).toHaveBeenCalledOnce()
})

test('when both are refused both are told', async () => {
  const { mean, screen, answer, settled } = begun()
  const [first, next] = [vi.fn(), vi.fn()]
  mean({ ...append('!'), onRefused: first })
  mean({ ...append('?'), onRefused: next })
  await answer(500)
  await answer(500)
  await settled()
  expect([first.mock.calls.length, next.mock.calls.length]).toEqual([1, 1])
  expect(screen()).toEqual([['Stand-up'], []])
})

test('what rests on a change that met somebody else’s falls with it', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  const told = vi.fn()
  mean({ ...append('!'), onRefused: told })
  mean({ ...append('?'), onRefused: told })
  await answer(412)
  await settled()
  expect(requests).toHaveLength(1)
  expect(told.mock.calls.map(([error]) => failureBehind(error))).toEqual([
    'changed-meanwhile',
    'changed-meanwhile',
  ])
  expect(screen()).toEqual([['Stand-up'], []])
})

test('a change to an event that is on its way for the first time waits for it', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  const tea = { ...name, eventId: 'tea' }
  mean({ names: [tea], basis: [null], over: null, become: () => [called('Tea')] })
  mean({
    names: [tea],
    basis: [called('Tea')],
    over: null,
    become: ([was = null]) => [was && called('Cake')],
  })
  expect(screen()).toEqual([['Stand-up', 'Cake'], []])
  await answer(201, { etag: '"1"' })
  await answer(204, { etag: '"2"' })
  await settled()
  expect(expectedBy(requests)).toEqual(['*', '"1"'])
})

test('an event is deleted and put back as the very same object', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  const onLanded = vi.fn<(back: Deed) => void>()
  mean({ ...rename(''), become: () => [null], onLanded })
  expect(screen()).toEqual([[], []])
  await answer(200)
  await settled()
  const [back] = onLanded.mock.calls[0] ?? []
  if (back) mean(back)
  expect(screen()).toEqual([['Stand-up'], []])
  await answer(201)
  await settled()
  expect(await requests[1]?.json()).toEqual(stored)
  expect(expectedBy(requests)).toEqual(['"1"', '*'])
})

test('CAL-36 an event that goes to another calendar is moved there, and changed where it is then', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  mean({
    names: [name, there],
    basis: [stored, null],
    over: seen,
    become: ([was = null]) => [null, was && called('Elsewhere')],
  })
  expect(screen()).toEqual([[], ['Elsewhere']])
  await answer(201, { etag: '"2"' })
  await answer(200, { etag: '"3"' })
  await settled()
  expect(sentBy(requests)).toEqual(['MOVE work/stand-up.ics', 'PUT personal/stand-up.ics'])
  expect(requests[0]?.headers.get('Destination')).toBe('/calendars/alice/personal/stand-up.ics')
  expect([requests[0]?.headers.get('Overwrite'), requests[0]?.headers.get('If-Match')]).toEqual(['F', '"1"'])
  expect(requests[1]?.headers.get('If-Match')).toBe('"2"')
})

test('an event that only goes to another calendar is one MOVE', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  mean({ names: [name, there], basis: [stored, null], over: seen, become: ([was = null]) => [null, was] })
  await answer(201)
  await settled()
  expect(sentBy(requests)).toEqual(['MOVE work/stand-up.ics'])
  expect(screen()).toEqual([[], ['Stand-up']])
})

test('an event that cannot be changed in the other calendar goes back', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  mean({
    names: [name, there],
    basis: [stored, null],
    over: seen,
    become: ([was = null]) => [null, was && called('Elsewhere')],
  })
  await answer(201, { etag: '"2"' })
  await answer(403)
  await answer(201)
  await settled()
  expect(sentBy(requests).at(-1)).toBe('MOVE personal/stand-up.ics')
  expect(screen()).toEqual([['Stand-up'], []])
})

test('CAL-36 a change that changes nothing is not sent, and is not said to be done', async () => {
  const { mean, requests, settled } = begun()
  const onLanded = vi.fn()
  const refusals: string[] = []
  mean({ ...rename('Stand-up'), onLanded, onRefused: (error) => refusals.push(failureBehind(error)) })
  await settled()
  expect([requests.length, onLanded.mock.calls.length, refusals]).toEqual([0, 0, ['nothing-changed']])
})

test('a series in two is written from its end: first what continues it, which goes when the series stays whole', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  const halves = [called('Until April'), called('From April')]
  mean({ names: [name, second], basis: [stored, null], over: seen, become: () => halves })
  expect(screen()).toEqual([['Until April', 'From April'], []])
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

test('where the server shows no version the object is read again before it is written over (CAL-14)', async () => {
  const { mean, requests, answer, settled } = begun()
  const onRefused = vi.fn()
  mean({ ...rename('Mine'), over: { data: stored, etag: null }, onRefused })
  await answer(200, { body: called('Theirs') })
  await settled()
  expect(sentBy(requests)).toEqual(['GET work/stand-up.ics'])
  expect(failureBehind(onRefused.mock.calls[0]?.[0])).toBe('changed-meanwhile')
})

test('a drag shows before the object is read, and is written over what is read', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  mean({ ...append('!'), over: 'whichever' })
  expect(screen()).toEqual([['Stand-up!'], []])
  await answer(200, { body: called('Theirs'), etag: '"7"' })
  await answer(204, { etag: '"8"' })
  await settled()
  expect(await requests[1]?.json()).toEqual(called('Theirs!'))
  expect(expectedBy(requests)).toEqual([null, '"7"'])
})

test('a second drag on top of the first needs no reading', async () => {
  const { mean, screen, requests, answer, settled } = begun()
  mean({ ...append('!'), over: 'whichever' })
  mean({ ...append('?'), over: 'whichever' })
  await answer(200, { body: stored, etag: '"1"' })
  await answer(204, { etag: '"2"' })
  await answer(204, { etag: '"3"' })
  await settled()
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT'])
  expect(screen()).toEqual([['Stand-up!?'], []])
})

test('what could not be sent stays, and is sent when the service is there again', async () => {
  const { mean, screen, requests, answer, settled, retry, unsent } = begun()
  mean(rename('Tea'))
  await answer(503)
  await expect.poll(() => unsent().trouble).toBe('unavailable')
  expect(unsent().ledger.intentions[0]?.state).toBe('unsaved')
  expect(screen()).toEqual([['Tea'], []])
  retry()
  await answer(204, { etag: '"2"' })
  await settled()
  expect(unsent().trouble).toBeNull()
  expect(expectedBy(requests)).toEqual(['"1"', '"1"'])
})

test('what had been taken although no answer came is no conflict the second time', async () => {
  const { mean, screen, requests, answer, settled, retry, unsent } = begun()
  const onRefused = vi.fn()
  mean({ ...rename('Tea'), onRefused })
  await answer(503)
  await expect.poll(() => unsent().trouble).toBe('unavailable')
  retry()
  await answer(412)
  await answer(200, { body: called('Tea'), etag: '"2"' })
  await settled()
  expect(onRefused).not.toHaveBeenCalled()
  expect(screen()).toEqual([['Tea'], []])
  expect(sentBy(requests).at(-1)).toBe('GET work/stand-up.ics')
})

test('of somebody who has signed out nothing is kept, and nothing is said', async () => {
  const { mean, client, answer, settled } = begun()
  const onRefused = vi.fn()
  mean({ ...rename('Tea'), onRefused })
  client.clear()
  await answer(500)
  await settled()
  expect(onRefused).not.toHaveBeenCalled()
})
