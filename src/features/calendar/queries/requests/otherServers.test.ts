import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { epochMs } from '#domain/time/units.ts'
import { people } from '#mocks/people.ts'
import { browserCache } from '#mocks/testing/browserCache.ts'
import { freshService } from '#mocks/testing/freshService.ts'
import { mockOrigin } from '#mocks/support/sceneIn.ts'
import { deployedFamily } from '#mocks/worlds/deployedFamily.ts'
import { apiFetching } from '../../../../api/testing/apiFetching.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { createObject, deleteObject, moveObject, replaceObject } from './guardedWrites.ts'
import { eventQuery } from '../objects/eventQuery.ts'
import { rangeQuery } from '../ranges/rangeQuery.ts'
import { rangeOf } from '../ranges/rangeOf.ts'
import { createCalendar, listCalendars } from './calendarRequests.ts'
import { getEvent } from './eventRequests.ts'
import { putEvent } from './putEvent.ts'
import { viewedInRanges, viewedObject } from '../objects/viewedObject.ts'

const { id: userId } = people.alice
const name = { userId, calendarId: userId, eventId: 'choir' }

const choir = (title: string): JCal => [
  'vcalendar',
  [['version', {}, 'text', '2.0']],
  [
    [
      'vevent',
      [
        ['uid', {}, 'text', 'choir'],
        ['dtstamp', {}, 'date-time', '2027-03-01T00:00:00Z'],
        ['dtstart', { tzid: 'Europe/Paris' }, 'date-time', '2027-03-15T18:00:00'],
        ['rrule', {}, 'recur', { freq: 'DAILY' }],
        ['summary', {}, 'text', title],
      ],
      [],
    ],
  ],
]

const valueIn = ([, , components]: JCal, wanted: string) =>
  components.find(([each]) => each === 'vevent')?.[1].find(([property]) => property === wanted)?.[3]
const titleOf = (data: JCal) => valueIn(data, 'summary')

type Setting = {
  /** What config.json says that the server offers. */
  readonly features?: Readonly<Record<string, boolean>>
  readonly isOurs?: boolean
  /** What the server says that it offers. */
  readonly claims?: Readonly<Record<string, boolean>>
}

/** The application in front of another server of the family, and a colleague's calendar on it. */
async function behind({ features = {}, isOurs = false, claims }: Setting = {}) {
  const service = await freshService(epochMs(Date.UTC(2027, 2, 10)), 'alice')
  const requests: Request[] = []
  const answer = async (request: Request) => {
    requests.push(request.clone())
    if (isOurs || !deployedFamily.reshape) return service(request)
    const response = await deployedFamily.reshape(request, service)
    if (!claims || !request.url.includes('?withRights')) return response
    return Response.json({ ...(await response.json()), 'kalends:features': claims })
  }
  const api = apiFetching(browserCache(answer), features)
  const sent = () =>
    requests.map(
      ({ method, url }) =>
        `${method} ${url
          .split('/')
          .at(-1)
          ?.replace(/probe-.*/, 'probe')}`,
    )
  const colleague = (data: JCal) =>
    service(
      new Request(`${mockOrigin}/dav/api/calendars/${userId}/${userId}/choir.ics`, {
        method: 'PUT',
        headers: { 'content-type': 'application/calendar+json' },
        body: JSON.stringify(data),
      }),
    )
  const forget = () => void requests.splice(0)
  return { api, requests, sent, colleague, forget }
}

const outcomeOf = (call: Promise<unknown>) => call.then(() => 'done', failureBehind)

describe('CAL-36 behind another server of the family', () => {
  test.each([{ features: {} }, { features: { expandFalse: true } }])(
    'an expanded REPORT is not taken for the stored series, whatever is claimed: $features',
    async ({ features }) => {
      const { api, colleague } = await behind({ features })
      await colleague(choir('Choir'))
      const client = new QueryClient()
      const calendar = { ...home, id: userId, homeId: userId }
      await client.fetchQuery(rangeQuery(api, calendar, rangeOf('2027-03-15')))
      expect(viewedObject(client, api, name)).toBeNull()
      expect(viewedInRanges(client, api, name)).toBeNull()
      const read = await client.fetchQuery(eventQuery(api, name))
      expect(JSON.stringify(viewedObject(client, api, name, read)?.data)).toContain('rrule')
    },
  )

  test('what a colleague wrote is seen, although the browser has an older answer', async () => {
    const { api, colleague } = await behind()
    await colleague(choir('Choir'))
    expect(titleOf((await getEvent(api, name)).data)).toBe('Choir')
    await colleague(choir('Rehearsal'))
    expect(titleOf((await getEvent(api, name)).data)).toBe('Rehearsal')
  })

  test('a create that CORS refuses is sent without its condition, after checking that nothing is there', async () => {
    const { api, sent, forget } = await behind()
    await createObject(api, name, choir('Choir'))
    // The last request reads once what the server made of the text.
    expect(sent()).toEqual(['PUT choir.ics', 'GET choir.ics', 'PUT choir.ics', 'GET choir.ics'])
    forget()
    // What is known is not tried again, and nothing that exists is overwritten.
    expect(await outcomeOf(createObject(api, name, choir('Mine')))).toBe('changed-meanwhile')
    expect(sent()).toEqual(['GET choir.ics'])
    expect(titleOf((await getEvent(api, name)).data)).toBe('Choir')
  })

  test('if If-Match is dropped on the way, a conflict is found by reading before the write', async () => {
    const { api, sent, requests, colleague, forget } = await behind()
    await colleague(choir('Choir'))
    const seen = await getEvent(api, name)
    await colleague(choir('Rehearsal'))
    forget()
    expect(await outcomeOf(replaceObject(api, name, choir('Mine'), seen))).toBe('changed-meanwhile')
    expect(await outcomeOf(deleteObject(api, name, seen))).toBe('changed-meanwhile')
    expect(sent()).toEqual(['DELETE kalends-probe', 'GET choir.ics', 'GET choir.ics'])
    expect(requests[0]?.headers.get('if-match')).not.toBeNull()
    const now = await getEvent(api, name)
    expect(titleOf(now.data)).toBe('Rehearsal')
    expect(await outcomeOf(replaceObject(api, name, choir('Mine'), now))).toBe('done')
  })

  test('support of If-Match is checked once, and then nothing is read before a write', async () => {
    const { api, sent, colleague, forget } = await behind({ isOurs: true, features: { exactJCal: true } })
    await colleague(choir('Choir'))
    const seen = await getEvent(api, name)
    forget()
    const { etag } = await replaceObject(api, name, choir('Mine'), seen)
    await replaceObject(api, name, choir('Mine again'), { data: choir('Mine'), etag })
    expect(sent()).toEqual(['DELETE kalends-probe', 'PUT choir.ics', 'PUT choir.ics'])
    expect(await outcomeOf(replaceObject(api, name, choir('Late'), seen))).toBe('changed-meanwhile')
    // It is read again, past the browser's cache, and is not refused forever.
    const now = await getEvent(api, name)
    expect(titleOf(now.data)).toBe('Mine again')
    expect(await outcomeOf(replaceObject(api, name, choir('Late'), now))).toBe('done')
  })

  test('properties that jCal would damage stay unchanged, however often the object is saved', async () => {
    const { api } = await behind()
    const description = 'C:\\temp \\\\ <p>one; two</p>'
    const [root, properties, [vevent]] = choir('Choir')
    const described: JCal = [
      root,
      properties,
      [['vevent', [...(vevent?.[1] ?? []), ['description', {}, 'text', description]], []]],
    ]
    const { api: byJCal } = await behind({ features: { exactJCal: true } })
    await createObject(byJCal, name, described)
    expect(valueIn((await getEvent(byJCal, name)).data, 'description')).not.toBe(description)

    let seen = await createObject(api, name, described)
    for (const _ of ['once', 'twice']) {
      // oxlint-disable-next-line no-await-in-loop -- each save is over the one before
      seen = await replaceObject(api, name, (await getEvent(api, name)).data, await getEvent(api, name))
    }
    expect(valueIn(seen.data, 'description')).toBe(description)
    expect(valueIn((await getEvent(api, name)).data, 'description')).toBe(description)
  })

  test('our own service is recognised at any address by its list, and If-Match is still verified', async () => {
    const { api, sent, forget } = await behind({ isOurs: true })
    await listCalendars(api, userId)
    forget()
    const created = await createObject(api, name, choir('Choir'))
    // One request reads whether jCal is stored as it was sent.
    expect(sent()).toEqual(['PUT choir.ics', 'GET choir.ics'])
    forget()
    const { etag } = await replaceObject(api, name, choir('Mine'), created)
    await replaceObject(api, name, choir('Mine again'), { data: choir('Mine'), etag })
    expect(sent()).toEqual(['DELETE kalends-probe', 'PUT choir.ics', 'PUT choir.ics'])
    const client = new QueryClient()
    await client.fetchQuery(rangeQuery(api, { ...home, id: userId, homeId: userId }, rangeOf('2027-03-15')))
    // A series is answered as it is stored, and dragged without being read again.
    expect(JSON.stringify(viewedInRanges(client, api, name)?.data)).toContain('rrule')
  })

  test('wrong claims of another server damage nothing', async () => {
    const everything = { expandFalse: true, exactJCal: true, eventReport: true, eventPaths: true }
    const { api, requests, sent, colleague, forget } = await behind({
      claims: { ...everything, calendarsQuery: true, incrementalSync: true },
    })
    await listCalendars(api, userId)
    const [root, properties, [vevent]] = choir('Choir')
    const path = ['description', {}, 'text', 'C:\\temp'] as const
    const described: JCal = [root, properties, [['vevent', [...(vevent?.[1] ?? []), path], []]]]
    await createObject(api, name, described)
    const seen = await getEvent(api, name)
    expect(valueIn(seen.data, 'description')).toBe('C:\\temp')
    const types = requests
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => headers.get('content-type'))
    expect(types.at(-1)).toContain('text/calendar')

    await colleague(choir('Rehearsal'))
    forget()
    expect(await outcomeOf(replaceObject(api, name, choir('Mine'), seen))).toBe('changed-meanwhile')
    expect(sent()).toEqual(['DELETE kalends-probe', 'GET choir.ics'])
    const client = new QueryClient()
    await client.fetchQuery(rangeQuery(api, { ...home, id: userId, homeId: userId }, rangeOf('2027-03-15')))
    expect(viewedObject(client, api, name)).toBeNull()
  })

  test('an event moves to another calendar by MOVE, and imported events invite nobody', async () => {
    const { api, requests, sent, forget } = await behind()
    await createCalendar(api, userId, { id: 'songs' })
    await createObject(api, name, choir('Choir'), { isImport: true })
    expect(requests.findLast(({ method }) => method === 'PUT')?.url).toMatch(/choir\.ics\?import$/)
    const seen = await getEvent(api, name)
    forget()
    const to = { ...name, calendarId: 'songs' }
    await moveObject(api, name, to, seen)
    expect(sent().filter((each) => !each.startsWith('GET'))).toEqual([
      'DELETE kalends-probe',
      'MOVE choir.ics',
    ])
    expect(titleOf((await getEvent(api, to)).data)).toBe('Choir')
    expect(await outcomeOf(getEvent(api, name))).toBe('not-found')
  })
})

const home = {
  name: 'My calendar',
  description: '',
  colour: '#2f6fde',
  hasCtag: true,
  isDefault: true,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}

test('CAL-36 a server that does not store text unchanged gets jCal from then on', async () => {
  const { api, requests } = apiAnswering(
    ({ method }) =>
      method === 'GET'
        ? new Response('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
        : new Response(null, { status: 204 }),
    { exactJCal: false },
  )
  await putEvent(api, name, choir('Choir'), 'anything')
  await putEvent(api, name, choir('Choir'), 'anything')
  const types = requests.map(
    ({ method, headers }) => `${method} ${headers.get('content-type') ?? headers.get('accept')}`,
  )
  expect(types).toEqual([
    'PUT text/calendar; charset=utf-8',
    'GET text/calendar',
    'PUT application/calendar+json',
  ])
})
