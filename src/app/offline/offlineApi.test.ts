import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { epochMs } from '#domain/time/units.ts'
import { calendarsQuery } from '../../features/calendar/queries/calendars/calendarsQuery.ts'
import { rangeOf } from '../../features/calendar/queries/ranges/rangeOf.ts'
import { createCalendar } from '../../features/calendar/queries/requests/calendarRequests.ts'
import { reportRange } from '../../features/calendar/queries/requests/rangeRequests.ts'
import { apiAnswering } from '../../features/calendar/queries/testing/apiAnswering.ts'
import { getUser } from '../../features/identity/data/requests.ts'
import { createQueryClient } from '../queryClient.ts'
import { offlineApi } from './offlineApi.ts'
import type { OfflineCopy } from './OfflineCopy.ts'
import { takeCopy } from './takeCopy.ts'

const now = epochMs(Date.UTC(2027, 2, 15))
const standUp: JCal = ['vcalendar', [], [['vevent', [['uid', {}, 'text', 'stand-up']], []]]]

const entry = (id: string, ctag: string) => ({
  _links: { self: { href: `/calendars/alice/${id}.json` } },
  'dav:name': id,
  'calendarserver:ctag': ctag,
  acl: [{ privilege: '{DAV:}all', principal: 'principals/users/alice' }],
})

/** A service with `work`, `busy`, of which only times are shown, and `gone`, which has just been deleted. */
const service = (ctag = '1') =>
  apiAnswering((request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/user')
      return Response.json({ id: 'alice', displayName: 'Alice', isPlatformAdmin: true })
    if (request.method === 'GET')
      return Response.json({
        _embedded: { 'dav:calendar': [entry('work', ctag), entry('busy', '1'), entry('gone', '1')] },
      })
    if (pathname.endsWith('/busy.json')) return new Response(null, { status: 403 })
    if (pathname.endsWith('/gone.json')) return new Response(null, { status: 404 })
    return Response.json({ _embedded: { 'dav:item': [standUp], 'sync-token': 'then' } })
  })

const options = { before: null, now, signal: new AbortController().signal }
/** A page with what this copy has just been stored with. */
const opened = (copy: OfflineCopy) => offlineApi(copy, async ({ items }) => items ?? undefined)

const work = { userId: 'alice', calendarId: 'work' }

test('what was copied is answered again, without a request', async () => {
  const { api, requests } = service()
  const copied = opened(await takeCopy(api, 'alice', options))
  requests.length = 0

  expect(copied.copiedAt).toBe(now)
  expect(await getUser(copied)).toMatchObject({ id: 'alice', displayName: 'Alice' })
  for (const date of ['2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'] as const)
    expect(await reportRange(copied, work, rangeOf(date))).toEqual({ items: [standUp] })
  expect(requests).toEqual([])
})

test('nothing of it can be changed, and who administers does not do so here', async () => {
  const copied = opened(await takeCopy(service().api, 'alice', options))
  const { calendars } = await createQueryClient().query(calendarsQuery(copied, 'alice'))
  expect(calendars).toMatchObject([{ id: 'work', canWrite: false, canRename: false, canShare: false }])
  expect(await getUser(copied)).toMatchObject({ isPlatformAdmin: false })
  await expect(createCalendar(copied, 'alice', { id: 'new', 'dav:name': 'New' })).rejects.toMatchObject({
    failure: 'offline',
  })
})

test('what was not copied fails as without a network, and is never empty', async () => {
  const copied = opened(await takeCopy(service().api, 'alice', options))
  for (const date of ['2027-01-31', '2027-06-01'] as const)
    await expect(reportRange(copied, work, rangeOf(date))).rejects.toMatchObject({ failure: 'offline' })
})

test('a calendar that has not changed is not read again', async () => {
  const { api } = service()
  const before = await takeCopy(api, 'alice', options)
  const reportsOf = async (ctag: string) => {
    const { api: again, requests } = service(ctag)
    const copy = await takeCopy(again, 'alice', { ...options, before })
    expect(copy.ranges).toMatchObject(before.ranges.map(({ path, match }) => ({ path, match, ctag })))
    return requests.filter(({ url }) => url.endsWith('/work.json')).length
  }
  expect(await reportsOf('1')).toBe(0)
  expect(await reportsOf('2')).toBe(4)
})

test('the copy of another person is not used', async () => {
  const before = { ...(await takeCopy(service().api, 'alice', options)), userId: 'bob' }
  const { api, requests } = service()
  await takeCopy(api, 'alice', { ...options, before })
  expect(requests.filter(({ url }) => url.endsWith('/work.json'))).toHaveLength(4)
})
