import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { mockOrigin } from '#mocks/support/sceneIn.ts'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { calendarsQuery } from '../calendars/calendarsQuery.ts'
import { calendarKeys } from '../calendarKeys.ts'
import { rangeQuery } from './rangeQuery.ts'
import { rangeOf } from './rangeOf.ts'
import type { RangeRead } from './readItems.ts'
import { createCalendar } from '../requests/calendarRequests.ts'
import { putEvent } from '../requests/putEvent.ts'

const { id: userId } = people.alice
const march = rangeOf('2027-03-15')

const meeting = (uid: string, title = 'Meeting', day = '2027-03-15'): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', uid],
        ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
        ['dtstart', {}, 'date-time', `${day}T09:00:00Z`],
        ['summary', {}, 'text', title],
      ],
      [],
    ],
  ],
]

type Setting = {
  /** How many calendars there are besides the default one. */
  readonly calendars: readonly string[]
  /** Changes an answer before the application receives it. */
  readonly reshape?: (request: Request, response: Response) => Response | Promise<Response>
}

/** Alice's application in front of our own service, and the requests it sends from now on. */
async function ours({ calendars, reshape = (_, response) => response }: Setting) {
  inEnglish({ children: null })
  const service = await freshService(epochMs(Date.UTC(2027, 2, 10)), 'alice')
  const requests: Request[] = []
  const api = apiFetching(async (request) => {
    requests.push(request.clone())
    return reshape(request, await service(request))
  })
  for (const id of calendars) await createCalendar(api, userId, { id })
  const client = new QueryClient()
  const listed = async () => (await client.query(calendarsQuery(api, userId))).calendars
  const read = async () => {
    const list = await listed()
    return Promise.all(list.map((calendar) => client.query(rangeQuery(api, calendar, march))))
  }
  /** Asked anew, as somebody wrote. */
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: calendarKeys.allCalendars })
    await listed()
    requests.splice(0)
    return read()
  }
  const asked = () => requests.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`)
  const put = (calendarId: string, uid: string, data: JCal) =>
    putEvent(api, { userId, calendarId, eventId: uid }, data, 'anything')
  const remove = (calendarId: string, uid: string) =>
    service(
      new Request(`${mockOrigin}/dav/api/calendars/${userId}/${calendarId}/${uid}.ics`, {
        method: 'DELETE',
      }),
    )
  const forget = () => void requests.splice(0)
  return { api, client, read, readAgain, asked, forget, put, remove, listed }
}

const idsIn = (reads: readonly RangeRead[]) => reads.map(({ items }) => items.map(({ eventId }) => eventId))
const titleIn = (read: RangeRead | undefined, wanted: string) =>
  read?.items
    .find(({ eventId }) => eventId === wanted)
    ?.data[2][0]?.[1].find(([name]) => name === 'summary')?.[3]

describe('CAL-35 calendars of our own service', () => {
  test('that are shown together share a request', async () => {
    const { read, asked, forget, put } = await ours({ calendars: ['work', 'home'] })
    await put(userId, 'mine', meeting('mine'))
    await put('work', 'review', meeting('review'))
    forget()
    expect(idsIn(await read())).toEqual([['mine'], ['review'], []])
    expect(asked()).toEqual([`GET ${userId}.json?withRights=true`, 'POST query.json'])
  })

  test('on their own get a REPORT', async () => {
    const { read, asked, put } = await ours({ calendars: [] })
    await put(userId, 'mine', meeting('mine'))
    expect(idsIn(await read())).toEqual([['mine']])
    expect(asked().at(-1)).toBe(`REPORT ${userId}.json`)
  })

  test('that an answer leaves out are requested on their own', async () => {
    const { read, asked } = await ours({
      calendars: ['work'],
      reshape: ({ url }, response) =>
        url.endsWith('query.json') ? Response.json({ _links: {}, _embedded: {} }) : response,
    })
    await read()
    expect(asked().slice(-3)).toEqual(['POST query.json', `REPORT ${userId}.json`, 'REPORT work.json'])
  })

  test('are requested one by one if a proxy refuses the shared request', async () => {
    const { read, asked, put } = await ours({
      calendars: ['work'],
      reshape: ({ url }, response) =>
        url.endsWith('query.json') ? new Response(null, { status: 404 }) : response,
    })
    await put('work', 'review', meeting('review'))
    expect(idsIn(await read())).toEqual([[], ['review']])
    expect(asked().slice(-2)).toEqual([`REPORT ${userId}.json`, 'REPORT work.json'])
  })

  test('are aborted only for the caller that aborts', async () => {
    const { api, client, listed } = await ours({ calendars: ['work'] })
    const [own, work] = await listed()
    if (!own || !work) throw new Error('two calendars were to be listed')
    const ownRange = client.query(rangeQuery(api, own, march)).catch(() => 'given up')
    const workRange = client.query(rangeQuery(api, work, march))
    await client.cancelQueries({ queryKey: calendarKeys.rangesOf(own) })
    expect(await ownRange).toBe('given up')
    expect((await workRange).items).toEqual([])
  })
})

describe('CAL-35 a range of many objects that somebody writes to', () => {
  const many = Array.from({ length: 100 }, (_, index) => `m${index}`)

  async function full() {
    const setting = await ours({ calendars: [] })
    await Promise.all(many.map((uid) => setting.put(userId, uid, meeting(uid))))
    const [before] = await setting.read()
    return { ...setting, before }
  }

  test('are brought up to date with the one object that changed', async () => {
    const { readAgain, asked, put, before } = await full()
    await put(userId, 'm7', meeting('m7', 'Later'))
    const [after] = await readAgain()
    expect(asked()).toEqual([`REPORT ${userId}.json`, 'REPORT m7.ics'])
    expect(titleIn(after, 'm7')).toBe('Later')
    expect(after?.items).toHaveLength(100)
    // An unchanged object is the identical value, and is not drawn again.
    expect(after?.items.filter((item, index) => item === before?.items[index])).toHaveLength(99)
    // The next one begins where this one ended.
    const [again] = await readAgain()
    expect(asked()).toEqual([])
    expect(again).toBe(after)
  })

  test('lose what was deleted and what was moved to another time', async () => {
    const { readAgain, asked, put, remove } = await full()
    await remove(userId, 'm3')
    await put(userId, 'm4', meeting('m4', 'Meeting', '2028-01-01'))
    const [after] = await readAgain()
    expect(asked()).toEqual([`REPORT ${userId}.json`, 'REPORT m4.ics'])
    expect(after?.items.map(({ eventId }) => eventId).toSorted()).toEqual(
      many.filter((uid) => uid !== 'm3' && uid !== 'm4').toSorted(),
    )
  })

  test('get several changed objects in one request', async () => {
    const { readAgain, asked, put } = await full()
    await put(userId, 'm5', meeting('m5', 'Later'))
    await put(userId, 'new one', meeting('new one'))
    const [after] = await readAgain()
    expect(asked()).toEqual([`REPORT ${userId}.json`, 'REPORT calendars.json'])
    expect(titleIn(after, 'm5')).toBe('Later')
    expect(titleIn(after, 'new one')).toBe('Meeting')
    expect(after?.items).toHaveLength(101)
  })

  test('are read as a whole if too much changed', async () => {
    const { readAgain, asked, put } = await full()
    await Promise.all(many.slice(0, 60).map((uid) => put(userId, uid, meeting(uid, 'Later'))))
    const [after] = await readAgain()
    expect(asked()).toEqual([`REPORT ${userId}.json`, `REPORT ${userId}.json`])
    expect(after?.items.filter(({ eventId }) => titleIn(after, eventId) === 'Later')).toHaveLength(60)
  })
})
