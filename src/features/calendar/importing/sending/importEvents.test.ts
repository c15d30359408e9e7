import { expect, test } from 'vitest'
import { httpErrors, type ServiceFailure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { rememberFeatures } from '../../queries/server/hostFeatures.ts'
import { importEvents } from './importEvents.ts'
import { epochMs } from '#domain/time/units.ts'

const titled = (title: string): JCal => ['vcalendar', [], [['vevent', [['summary', {}, 'text', title]], []]]]
const data = titled('Tea')
const events = ['one', 'two', 'three', 'four', 'five', 'six'].map((eventId) => ({ eventId, data }))

const refused = (failure: ServiceFailure) => {
  const status = httpErrors[failure]
  const body = { error: { code: status, message: 'Refused', details: 'A sentence.', reason: failure } }
  return Response.json(body, { status })
}

const listed = (ids: readonly string[]) => ({
  'dav:item': ids.map((id) => ({
    _links: { self: { href: `/calendars/home/work/${id}.ics` } },
    status: 200,
  })),
  'sync-token': 'now',
})

type Answer = (store: () => Promise<void>) => Response | Promise<Response>

const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

/** A service that gives these answers first, and stores everything after that; with what it has, if it lists that. */
async function imported(answers: Readonly<Record<string, readonly Answer[]>>, before?: readonly string[]) {
  const stored = new Map<string, JCal>(before?.map((eventId) => [eventId, data]))
  const tries = new Map<string, number>()
  const { api, requests } = apiAnswering(async (request) => {
    if (request.method === 'REPORT') return Response.json(listed([...stored.keys()]))
    const eventId = /([^/]+)\.ics$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const known = stored.get(eventId)
    if (request.method === 'GET') return known ? Response.json(known) : refused('not-found')
    const count = tries.get(eventId) ?? 0
    tries.set(eventId, count + 1)
    const answer = answers[eventId]?.[count]
    const store = async () => void stored.set(eventId, await request.json())
    if (answer) return answer(store)
    await store()
    return new Response(null, { status: 201, headers: { ETag: `"${eventId}"` } })
  })
  if (before) rememberFeatures(api, { incrementalSync: true })
  const calendar = { userId: 'home', calendarId: 'work' }
  const edit = { kind: 'importEvents', version: 1, id: 'one', at: epochMs(0), calendar, events } as const
  const options = { signal: new AbortController().signal, wait: async () => undefined }
  const result = await importEvents(api, edit, options)
  const asked = requests.map(({ method, url }) => `${method} ${url.split('/').at(-1)?.split('.')[0]}`)
  return { result, asked, stored }
}

const arrives = async (store: () => Promise<void>) => {
  await store()
  return lost()
}
/** A browser has sent it again over a connection that broke: the first one is in the way of the second. */
const twice = async (store: () => Promise<void>) => {
  await store()
  return refused('changed-meanwhile')
}

test('an event that is too large is refused for that reason, and the others are stored', async () => {
  const { result } = await imported({ two: [() => refused('too-large')] })
  expect(result.added.map(({ event, etag }) => [event.eventId, etag])).toEqual([
    ['one', '"one"'],
    ['three', '"three"'],
    ['four', '"four"'],
    ['five', '"five"'],
    ['six', '"six"'],
  ])
  expect(result.refused.map(({ event, failure }) => [event.eventId, failure])).toEqual([['two', 'too-large']])
})

test('if there is no more space, nothing more is sent', async () => {
  const full = [() => refused('quota-exceeded')]
  const { result } = await imported(Object.fromEntries(events.map(({ eventId }) => [eventId, full])))
  expect(result.added).toEqual([])
  expect(result.refused.map(({ failure }) => failure)).toEqual(['quota-exceeded'])
  expect(result.left).toBe(5)
})

test('what exists already stays unchanged', async () => {
  const { result } = await imported({ two: [() => refused('changed-meanwhile')] })
  expect([result.added.length, result.alreadyThere]).toEqual([5, 1])
})

test('after a lost answer the event is looked for, and sent again only if it is missing', async () => {
  const { result, asked } = await imported({ two: [arrives], four: [lost] })
  expect(result.added.length).toBe(6)
  expect(asked.filter((each) => each.endsWith('two'))).toEqual(['PUT two', 'GET two'])
  expect(asked.filter((each) => each.endsWith('four'))).toEqual(['PUT four', 'GET four', 'PUT four'])
})

test('a busy service refuses one, which is stored later', async () => {
  const { result, asked } = await imported({ three: [() => refused('unavailable')] })
  expect(result.added.length).toBe(6)
  expect(asked.filter((each) => each.endsWith('three'))).toEqual(['PUT three', 'GET three', 'PUT three'])
})

test('what a browser has sent twice was added, so that an undo takes it away', async () => {
  const { result, asked } = await imported({ two: [twice] }, [])
  expect([result.added.length, result.alreadyThere]).toEqual([6, 0])
  expect(asked.filter((each) => each.endsWith('two'))).toEqual(['PUT two', 'GET two'])
})

test('what was there before stays when the import is undone, although an answer was lost', async () => {
  const inTheWay = () => refused('changed-meanwhile')
  const { result, asked } = await imported({ two: [lost, inTheWay], three: [inTheWay] }, ['two', 'three'])
  expect(result.added.map(({ event }) => event.eventId)).toEqual(['one', 'four', 'five', 'six'])
  expect(result.alreadyThere).toBe(2)
  expect(asked.filter((each) => each.endsWith('three'))).toEqual(['PUT three'])
})

test('what somebody else has made meanwhile under the same name is theirs', async () => {
  const { result } = await imported({ two: [() => refused('changed-meanwhile')] }, [])
  expect([result.added.length, result.alreadyThere]).toEqual([5, 1])
})
