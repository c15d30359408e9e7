import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { pendingEditsOf } from '../../queries/pendingEditsOf.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { outboxOf } from '../outbox.ts'
import { pendingDetailsOf } from '../pendingDetailsOf.ts'
import { called, changeEdit, standUp } from '../testing/edits.ts'
import { withEditDatabase } from './editDatabase.ts'
import { editStore, type EditStore } from './editStore.ts'
import { importKey } from './encryptedJson.ts'
import { ownerKey } from './ownerKey.ts'
import { epochMs } from '#domain/time/units.ts'

beforeEach(() => withEditDatabase((database) => database.clear('edits')))

/** A page that is closed tries nothing again. */
let closePage = () => undefined as void
afterEach(() => closePage())

const hourMs = 3_600_000
const guest = ['attendee', {}, 'cal-address', 'mailto:bob@kalends.example'] as const

/** The answers of a service, in turn; after the last one requests get no answer. */
type Answers = (() => Response | Promise<Response>)[]

const taken = (etag: string) => () => new Response(null, { status: 204, headers: { ETag: etag } })
const refused = (status: number) => () => new Response(null, { status })
const holding = (data: JCal, etag: string) => () => Response.json(data, { headers: { ETag: etag } })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** Alice's device, on which she opens one page after the other. */
async function device() {
  const [key, owner] = [
    await importKey(btoa('\0'.repeat(32))),
    await ownerKey({ issuer: 'https://id.example', subject: 'alice' }),
  ]
  const storeOf = () =>
    editStore({
      key,
      owner,
      tab: crypto.randomUUID(),
      locks: navigator.locks,
      now: () => Date.now(),
    })

  /** A page in front of a service with these answers. The page before it is closed. */
  async function open(answers: Answers, store: EditStore = storeOf()) {
    closePage()
    const client = new QueryClient()
    closePage = () => client.clear()
    client.setQueryData(calendarKeys.calendars('alice'), { calendars: [], ctags: {}, skipped: 0 })
    const { api, requests } = apiAnswering(() => (answers.shift() ?? offline)())
    const outbox = outboxOf(client)
    const announced: string[] = []
    outbox.listen({
      onAcknowledged: () => announced.push('saved'),
      onRejected: (_edit, error) => announced.push(failureBehind(error)),
    })
    const { current } = pendingEditsOf(client)
    const details = pendingDetailsOf(client)
    outbox.storeIn(store)
    outbox.resume(api, (await store.adopt()).edits)
    return {
      client,
      api,
      requests,
      outbox,
      announced,
      details: details.current,
      pending: () => current().edits.pending,
      settled: () => expect.poll(() => current().edits.pending.length).toBe(0),
      unsaved: () =>
        expect.poll(() => current().edits.pending.map(({ state }) => state)).toContain('unsaved'),
      stored: (count: number) => expect.poll(() => details.current().stored.size).toBe(count),
      enqueue: (...made: Parameters<typeof changeEdit>) => outbox.enqueue(api, changeEdit(...made)),
    }
  }
  return { open }
}

/** Whether the browser would ask before the page is left. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const rowsStored = () => withEditDatabase((database) => database.count('edits'))
const sentBy = (requests: readonly Request[]) =>
  requests.map(({ method, headers }) => `${method} ${headers.get('If-Match') ?? ''}`.trim())

test('after a reload an unsent edit is sent, over the version it was based on', async () => {
  const { open } = await device()
  const first = await open([])
  first.enqueue({ title: 'Tea' })
  await first.unsaved()
  await first.stored(1)

  const second = await open([taken('"2"')])
  await second.settled()
  expect(sentBy(second.requests)).toEqual(['PUT "1"'])
  expect(await second.requests[0]?.text()).toContain('Tea')
  expect(second.announced).toEqual(['saved'])
  await expect.poll(rowsStored).toBe(0)
})

test('it is stored before it is sent', async () => {
  const { open } = await device()
  const rows: number[] = []
  const page = await open([
    async () => {
      rows.push(await rowsStored())
      return taken('"2"')()
    },
  ])
  page.enqueue({ title: 'Tea' })
  await page.settled()
  expect(rows).toEqual([1])
})

test('a write that succeeded although the page was closed before the answer is no conflict', async () => {
  const { open } = await device()
  const first = await open([() => Promise.withResolvers<Response>().promise])
  first.enqueue({ title: 'Tea' })
  await expect.poll(() => first.requests.length).toBe(1)
  const sent = first.pending()[0]?.sent?.[0]

  const second = await open([refused(412), holding(sent ?? called(''), '"2"')])
  await second.settled()
  expect(sentBy(second.requests)).toEqual(['PUT "1"', 'GET'])
  expect([second.announced, second.details().rejected]).toEqual([['saved'], []])
})

test('an edit on top of one that was saved meanwhile is based on the saved version', async () => {
  const { open } = await device()
  const first = await open([taken('"2"')])
  first.enqueue({ title: 'Tea' })
  first.enqueue({ location: 'Roof' })
  await first.unsaved()
  await expect.poll(() => first.pending().length).toBe(1)
  await expect.poll(rowsStored).toBe(1)

  const second = await open([taken('"3"')])
  await second.settled()
  expect(sentBy(second.requests)).toEqual(['PUT "2"'])
  expect(await second.requests[0]?.text()).toMatch(/Tea.*Roof/)
})

test('after a reload, an edit that would notify guests waits for confirmation', async () => {
  const { open } = await device()
  const invited = called('Stand-up', guest)
  const first = await open([])
  first.enqueue({ title: 'Tea' }, { data: invited })
  first.enqueue({ location: 'Roof' }, { data: called('Stand-up') })
  await expect.poll(() => first.requests.length).toBe(1)
  await first.unsaved()
  await first.stored(2)

  const second = await open([taken('"2"'), taken('"3"')])
  expect([...second.details().held.values()]).toEqual(['guests'])
  expect([second.pending().length, isAsked()]).toEqual([2, false])
  second.outbox.retry()
  expect(second.requests).toEqual([])
  const [waiting] = second.pending()
  second.outbox.sendNow(second.api, waiting?.id ?? '')
  await second.settled()
  expect(second.announced).toEqual(['saved'])
})

test('an edit older than a day waits for confirmation, a newer one does not', async () => {
  const { open } = await device()
  const first = await open([])
  const other = { ...standUp, eventId: 'lunch' }
  first.enqueue({ title: 'Old' }, { at: epochMs(Date.now() - 25 * hourMs) })
  first.enqueue({ title: 'New' }, { at: epochMs(Date.now() - 23 * hourMs), object: other })
  await first.stored(2)

  const second = await open([taken('"2"')])
  await expect.poll(() => second.announced).toEqual(['saved'])
  expect([...second.details().held.values()]).toEqual(['age'])
  expect(second.pending()).toHaveLength(1)
})

test('a rejected edit is set aside, blocks nothing, and is listed on the next page', async () => {
  const { open } = await device()
  const first = await open([])
  const other = { ...standUp, eventId: 'lunch' }
  first.enqueue({ title: 'Tea' }, { at: epochMs(Date.now() - 2000) })
  first.enqueue({ title: 'Lunch' }, { at: epochMs(Date.now() - 1000), object: other })
  await first.stored(2)

  const second = await open([refused(403), taken('"2"')])
  await second.settled()
  expect(second.announced).toEqual(['saved'])
  expect(second.details().rejected.map(({ rejectedFor }) => rejectedFor)).toEqual(['forbidden'])
  await expect.poll(rowsStored).toBe(1)

  const third = await open([holding(called('Theirs'), '"7"'), taken('"8"')])
  const [rejected] = third.details().rejected
  expect(third.requests).toEqual([])
  third.outbox.sendNow(third.api, rejected?.id ?? '')
  await third.settled()
  expect(sentBy(third.requests)).toEqual(['GET', 'PUT "7"'])
  expect(third.details().rejected).toEqual([])
  await expect.poll(rowsStored).toBe(0)
})

test('a discarded edit is not sent, and deleted with all edits on top of it', async () => {
  const { open } = await device()
  const page = await open([])
  page.enqueue({ title: 'Tea' }, { id: 'tea' })
  page.enqueue({ location: 'Roof' })
  await page.unsaved()
  await page.stored(2)
  page.outbox.discard('tea')
  expect(page.pending()).toEqual([])
  await expect.poll(rowsStored).toBe(0)
})

test('stored edits outlive the end of a session, and are not announced', async () => {
  const { open } = await device()
  const first = await open([])
  const request = { method: 'PUT', path: '' }
  const api = {
    ...first.api,
    send: () => Promise.reject(new ApiError('signed-out', { status: null, request })),
  }
  first.outbox.enqueue(api, changeEdit({ title: 'Tea' }))
  await first.unsaved()
  expect(first.announced).toEqual([])
  await first.stored(1)

  const second = await open([taken('"2"')])
  await second.settled()
  expect(second.announced).toEqual(['saved'])
})

test('a device without storage claims to store nothing, and sends edits all the same', async () => {
  const { open } = await device()
  const full: EditStore = {
    change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    adopt: async () => ({ edits: [], unreadable: [], elsewhere: 0 }),
  }
  const answers: Answers = []
  const page = await open(answers, full)
  page.enqueue({ title: 'Tea' })
  await page.unsaved()
  expect(page.details().stored.size).toBe(0)
  expect(isAsked()).toBe(true)
  answers.push(taken('"2"'))
  page.outbox.retry()
  await page.settled()
  expect(page.announced).toEqual(['saved'])
})

test('the page can be left without a question once unsent edits are stored', async () => {
  const { open } = await device()
  const page = await open([])
  page.enqueue({ title: 'Tea' })
  expect(isAsked()).toBe(true)
  await page.unsaved()
  await page.stored(1)
  expect(isAsked()).toBe(false)
})

test('after a sign-out nothing more is stored', async () => {
  const { open } = await device()
  const page = await open([])
  page.enqueue({ title: 'Tea' }, { id: 'tea' })
  await page.unsaved()
  await page.stored(1)
  page.client.clear()
  await page.settled()
  await withEditDatabase((database) => database.clear('edits'))
  page.outbox.retry()
  expect([page.requests.length, await rowsStored(), isAsked()]).toEqual([1, 0, false])
})
