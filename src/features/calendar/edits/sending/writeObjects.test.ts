import { expect, test } from 'vitest'
import type { BinItemAnswer } from '#contract/bin.ts'
import type { JCal, JCalParameters, JCalProperty } from '#contract/jcal.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { rememberFeatures } from '../../queries/server/hostFeatures.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { called, standUp } from '../testing/edits.ts'
import { foundBehind } from './foundBehind.ts'
import { writeObjects } from './writeObjects.ts'

const half = { ...standUp, eventId: 'stand-up-2' }
const seen = { data: called('Stand-up'), etag: '"1"' }
const alone = { isRepeated: false, comeBack: false, areUncreated: false, telling: undefined } as const
const options = { ...alone, takesBack: () => true }

/** What is in the bin; and whether it is gone from where it was. */
type Binned = BinItemAnswer & { readonly isGone: boolean }

/** A service with a bin, which refuses to change the stand-up. */
function serviceWithBin({ mayDelete = true, isGone = false, ...deleted }: Partial<Binned> = {}) {
  const item: BinItemAnswer = {
    id: 'item',
    kind: 'event',
    name: 'Stand-up',
    calendar: '/calendars/alice/work.json',
    calendarName: null,
    path: '/calendars/alice/work/stand-up-2.ics',
    events: 1,
    deletedAt: '2027-03-01T00:00:00Z',
    deletedBy: null,
    expiresAt: '2027-03-31T00:00:00Z',
    isCalendarGone: false,
    mayDelete,
    ...deleted,
  }
  const { api, requests } = apiAnswering(({ method, url }) => {
    if (url.includes('/api/bin?')) return Response.json({ items: [item], total: 1 })
    if (url.endsWith('/restore')) return Response.json({ path: item.path })
    if (method === 'GET') return Response.json(called('Stand-up'), { headers: { ETag: '"2"' } })
    const isRefused = method === 'PUT' && url.endsWith('/stand-up.ics')
    if (isGone && method === 'DELETE' && url.endsWith('.ics')) return new Response(null, { status: 404 })
    return new Response(null, { status: isRefused ? 403 : 204, headers: { ETag: '"2"' } })
  })
  rememberFeatures(api, { bin: true })
  const sent = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1)}`)
  return { api, sent }
}

const gone = [{ name: half, before: seen, after: null }]

test('what is deleted stays in the bin, unless it was created by what is undone', async () => {
  const { api, sent } = serviceWithBin()
  await writeObjects(api, gone, options)
  expect(sent()).toEqual(['DELETE stand-up-2.ics'])
  await writeObjects(api, gone, { ...options, areUncreated: true })
  await expect
    .poll(sent)
    .toEqual(['DELETE stand-up-2.ics', 'DELETE stand-up-2.ics', 'GET bin', 'DELETE item'])
})

test('in the bin of somebody else it stays', async () => {
  const { api, sent } = serviceWithBin({ mayDelete: false })
  await writeObjects(api, gone, { ...options, areUncreated: true })
  await expect.poll(sent).toEqual(['DELETE stand-up-2.ics', 'GET bin'])
})

const justNow = () => new Date(Date.now()).toISOString()
const me = { id: half.userId, displayName: 'Alice' }

test('what a browser has deleted twice over a broken connection is deleted', async () => {
  const { api, sent } = serviceWithBin({ isGone: true, deletedBy: me, deletedAt: justNow() })
  expect(await writeObjects(api, gone, options)).toEqual([null])
  await writeObjects(api, gone, { ...options, areUncreated: true })
  await expect.poll(() => sent().at(-1)).toBe('DELETE item')
})

test.for([
  ['by somebody else', { deletedBy: { id: 'bob', displayName: 'Bob' }, deletedAt: justNow() }],
  ['in another tab before', { deletedBy: me }],
] as const)('what was deleted %s is gone', async ([, deleted]) => {
  const { api } = serviceWithBin({ isGone: true, ...deleted })
  await expect(writeObjects(api, gone, options)).rejects.toMatchObject({ failure: 'not-found' })
})

const changed = { name: standUp, before: seen, after: called('Tea') }
const come = { name: half, before: null, after: called('Stand-up') }

test('half a series whose other half is refused leaves nothing in the bin', async () => {
  const { api, sent } = serviceWithBin()
  await expect(writeObjects(api, [changed, come], options)).rejects.toThrow()
  await expect
    .poll(sent)
    .toEqual(['PUT stand-up-2.ics', 'PUT stand-up.ics', 'DELETE stand-up-2.ics', 'GET bin', 'DELETE item'])
})

test('what came out of the bin goes there again if something beside it is refused', async () => {
  const { api, sent } = serviceWithBin()
  await expect(writeObjects(api, [changed, come], { ...options, comeBack: true })).rejects.toThrow()
  expect(sent()).toEqual([
    'GET bin',
    'POST restore',
    'GET stand-up-2.ics',
    'PUT stand-up.ics',
    'DELETE stand-up-2.ics',
  ])
})

test.each([
  ['as it was sent', {}, 'stored'],
  ['with what became of the invitation', { 'schedule-status': '1.1' }, 'stored'],
  ['with an answer of the guest', { partstat: 'ACCEPTED' }, 'changed-meanwhile'],
])('what was written without an answer is found again %s', async (_, noted, outcome) => {
  const bob = (parameters: JCalParameters) =>
    called('Tea', [
      'attendee',
      { partstat: 'NEEDS-ACTION', ...parameters },
      'cal-address',
      'mailto:bob@x.example',
    ])
  const { api } = apiAnswering(({ method }) =>
    method === 'PUT'
      ? new Response(null, { status: 412 })
      : Response.json(bob(noted), { headers: { ETag: '"2"' } }),
  )
  for (const before of [null, seen]) {
    const writing = writeObjects(api, [{ name: standUp, before, after: bob({}) }], {
      ...options,
      isRepeated: true,
    })
    // oxlint-disable-next-line no-await-in-loop -- each is a write of its own
    expect(await writing.then(([now]) => (now?.etag === '"2"' ? 'stored' : now), failureBehind)).toBe(outcome)
  }
})

/** A service that rejects a write as not made over what is stored, and has this stored, or is away. */
function rejecting(now: JCal | null) {
  const { api, requests } = apiAnswering(({ method }) => {
    if (method !== 'GET') return new Response(null, { status: 412 })
    return now === null
      ? new Response(null, { status: 503 })
      : Response.json(now, { headers: { ETag: '"2"' } })
  })
  return { api, methods: () => requests.map(({ method }) => method) }
}

const at = (time: string, title = 'Tea'): JCal => {
  const [name, properties, [event]] = called(title)
  return [name, properties, [[event?.[0] ?? '', [...(event?.[1] ?? []), stampAt(time)], []]]]
}
const stampAt = (time: string): JCalProperty => ['last-modified', {}, 'date-time', time]
const mine = '2027-03-01T09:00:00Z'
const remade = [{ name: standUp, before: seen, after: at(mine) }]
const newlyMade = [{ name: half, before: null, after: at(mine) }]

test.for([remade, newlyMade])(
  'what a browser has sent twice over a broken connection is stored',
  async (writes) => {
    const { api, methods } = rejecting(at(mine))
    expect(await writeObjects(api, writes, options)).toEqual([{ data: at(mine), etag: '"2"' }])
    expect(methods()).toEqual(['PUT', 'GET'])
  },
)

test.for([
  ['the same at another time', at('2027-03-01T09:00:07Z')],
  ['something else', at(mine, 'Cake')],
] as const)('%s is what somebody else has made', async ([, theirs]) => {
  const error = await writeObjects(rejecting(theirs).api, remade, options).catch((thrown: unknown) => thrown)
  expect(failureBehind(error)).toBe('changed-meanwhile')
  expect(foundBehind(error)?.data).toEqual(theirs)
})

test('as long as what is stored cannot be read, nothing is decided', async () => {
  const error = await writeObjects(rejecting(null).api, remade, options).catch((thrown: unknown) => thrown)
  expect(failureBehind(error)).toBe('unavailable')
})

test.for([
  [at(mine), 'moved'],
  [at(mine, 'Cake'), 'not-found'],
  [null, 'not-found'],
] as const)('what is not where it was is looked for where it was to go', async ([now, outcome]) => {
  const there = { ...standUp, calendarId: 'private' }
  const { api } = apiAnswering(({ method, url }) =>
    method === 'GET' && url.includes('/private/') && now !== null
      ? Response.json(now, { headers: { ETag: '"2"' } })
      : new Response(null, { status: 404 }),
  )
  const moving = [
    { name: standUp, before: { data: at(mine), etag: '"1"' }, after: null },
    { name: there, before: null, after: at(mine) },
  ]
  const result = await writeObjects(api, moving, options).catch((thrown: unknown) => failureBehind(thrown))
  expect(result).toEqual(outcome === 'moved' ? [null, { data: at(mine), etag: '"2"' }] : outcome)
})
