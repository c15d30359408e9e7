import { expect } from 'vitest'
import * as v from 'valibot'
import { eventSearchAnswer } from '#contract/search.ts'
import type { JCalProperty } from '#contract/jcal.ts'
import { clause } from '../testing/harness.ts'
import { at, calendarWith, homeOf, standUp, summary, uid, type Home } from '../testing/homeOf.ts'
import type { PersonName, World } from '../testing/world.ts'

const path = '/calendar/api/events/search'

type Search = {
  readonly as?: PersonName
  readonly of?: Home
  readonly calendars?: readonly string[]
  readonly page?: string
  readonly organizers?: readonly string[]
  readonly attendees?: readonly string[]
}

async function search(world: World, query: string, { as = 'alice', of, page = '', ...asked }: Search = {}) {
  const { id: userId } = of ?? (await homeOf(world, as))
  const { calendars = ['events'], ...people } = asked
  const body = { calendars: calendars.map((calendarId) => ({ userId, calendarId })), query, ...people }
  const answer = await world.fetch('POST', `${path}${page}`, { as, body })
  expect(answer.status).toBe(200)
  return v.parse(eventSearchAnswer, await answer.json())
}

async function uids(world: World, query: string, asked?: Search) {
  const { _total_hits, _embedded } = await search(world, query, asked)
  return [_total_hits, ..._embedded.events.map(({ data }) => data.uid)]
}

const lunch = (id: string, day: string, ...more: readonly JCalProperty[]) =>
  calendarWith([uid(id), summary('Déjeuner d’équipe'), at('dtstart', day), ...more])

clause(
  'CAL-32 an event is found by the beginnings of its words, ignoring accents and case',
  async (world) => {
    const alice = await homeOf(world, 'alice')
    const words: readonly JCalProperty[] = [
      ['location', {}, 'text', 'Straße 12'],
      ['description', {}, 'text', 'Bring the agenda'],
    ]
    await alice.put('/events/1.ics', lunch('one', '2027-03-15', ...words))
    await alice.put('/events/2.ics', standUp('two'))
    for (const query of ['dejeuner', 'ÉQUIP', 'equipe agen', 'strasse', 'DEJ 12']) {
      expect(await uids(world, query)).toEqual([1, 'one'])
    }
    expect(await uids(world, 'genda')).toEqual([0])
    expect(await uids(world, 'dejeuner stand')).toEqual([0])
    expect(await uids(world, 'stand-up')).toEqual([1, 'two'])
  },
)

clause('CAL-32 a result has its address, its times and its people', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put(
    '/work/a b.ics',
    standUp(
      'one',
      ['location', {}, 'text', 'Room 1'],
      ['rrule', {}, 'recur', { freq: 'DAILY', count: 2 }],
      ['organizer', { cn: 'Ada' }, 'cal-address', 'mailto:ada@x.example'],
      ['attendee', { partstat: 'declined' }, 'cal-address', 'mailto:bob@x.example'],
      ['transp', {}, 'text', 'TRANSPARENT'],
      ['status', {}, 'text', 'TENTATIVE'],
      ['url', {}, 'uri', 'https://x.example/notes'],
    ),
  )
  await alice.put('/work/2.ics', lunch('two', '2027-03-15', at('dtend', '2027-03-17')))
  const found = await search(world, 'stand')
  expect(found._links.self.href).toBe(path)
  expect(found._embedded.events).toEqual([
    {
      _links: { self: { href: `/dav/api/calendars/${alice.id}/work/a%20b.ics` } },
      data: {
        uid: 'one',
        summary: 'Stand-up',
        location: 'Room 1',
        description: '',
        start: '2027-03-15T09:00:00Z',
        end: '2027-03-15T10:00:00Z',
        class: 'PUBLIC',
        allDay: false,
        isRecurrentMaster: true,
        attendees: [{ email: 'bob@x.example', partstat: 'DECLINED' }],
        organizer: { email: 'ada@x.example', cn: 'Ada' },
        userId: alice.id,
        calendarId: 'work',
        status: 'TENTATIVE',
        transp: 'TRANSPARENT',
        has: ['link'],
      },
    },
  ])
  const [allDay] = (await search(world, 'dejeuner'))._embedded.events
  expect(allDay?.data).toMatchObject({ allDay: true, start: '2027-03-15', end: '2027-03-17' })
})

clause('CAL-32 the latest come first, page by page, with the total count', async (world) => {
  const alice = await homeOf(world, 'alice')
  for (const day of ['15', '17', '16']) await alice.put(`/events/${day}.ics`, lunch(day, `2027-03-${day}`))
  expect(await uids(world, 'equipe')).toEqual([3, '17', '16', '15'])
  expect(await uids(world, 'equipe', { page: '?limit=1&offset=1' })).toEqual([3, '16'])
  expect(await uids(world, 'equipe', { page: '?offset=3' })).toEqual([3])
  for (const page of ['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'offset=1e9', 'limit=']) {
    const body = { calendars: [], query: 'equipe' }
    expect((await world.fetch('POST', `${path}?${page}`, { as: 'alice', body })).status).toBe(400)
  }
})

clause('CAL-32 only the named calendars are searched, each once', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/events/1.ics', lunch('one', '2027-03-15'))
  await alice.put('/work/2.ics', lunch('two', '2027-03-14'))
  expect(await uids(world, 'equipe')).toEqual([2, 'one', 'two'])
  expect(await uids(world, 'equipe', { calendars: ['work', 'work', 'none'] })).toEqual([1, 'two'])
  expect(await uids(world, 'equipe', { calendars: [alice.id, 'events'] })).toEqual([2, 'one', 'two'])
  expect(await uids(world, 'equipe', { calendars: [] })).toEqual([0])
})

clause('CAL-32 events that the caller cannot read are neither found nor counted', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', lunch('one', '2027-03-15'))
  await alice.put('/events/2.ics', lunch('two', '2027-03-14', ['class', {}, 'text', 'PRIVATE']))
  expect(await uids(world, 'equipe')).toEqual([2, 'one', 'two'])
  expect(await uids(world, 'equipe', { as: 'bob', of: alice })).toEqual([0])
  expect(await uids(world, 'equipe', { as: 'admin', of: alice, calendars: [alice.id] })).toEqual([0])
})

clause('CAL-32 a search sees every write at once', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.create('work')
  await alice.put('/work/1.ics', lunch('one', '2027-03-15'))
  expect(await uids(world, 'equipe')).toEqual([1, 'one'])
  await alice.put('/work/1.ics', standUp('one'))
  expect(await uids(world, 'equipe')).toEqual([0])
  const destination = `/dav/api/calendars/${alice.id}/events/2.ics`
  await alice.ask('MOVE', '/work/1.ics', { headers: { destination } })
  expect(await uids(world, 'stand', { calendars: ['work'] })).toEqual([0])
  expect(await uids(world, 'stand')).toEqual([1, 'one'])
  await alice.ask('DELETE', '/events/2.ics')
  expect(await uids(world, 'stand')).toEqual([0])
  await alice.put('/work/3.ics', standUp('three'))
  await alice.ask('DELETE', '/work.json')
  expect(await uids(world, 'stand')).toEqual([0])
})

clause('CAL-32 organizers and attendees narrow the results', async (world) => {
  const alice = await homeOf(world, 'alice')
  const of = (organizer: string, attendee: string): readonly JCalProperty[] => [
    ['organizer', { cn: 'Grace Hopper' }, 'cal-address', `mailto:${organizer}`],
    ['attendee', {}, 'cal-address', `mailto:${attendee}`],
  ]
  await alice.put('/events/1.ics', lunch('one', '2027-03-15', ...of('Ada@x.example', 'bob@x.example')))
  await alice.put('/events/2.ics', lunch('two', '2027-03-14', ...of('bob@x.example', 'ada@x.example')))
  expect(await uids(world, 'equipe', { organizers: ['ada@x.example', 'c@x.example'] })).toEqual([1, 'one'])
  expect(await uids(world, '', { attendees: ['mailto:ada@x.example'] })).toEqual([1, 'two'])
  expect(await uids(world, 'hopper')).toEqual([2, 'one', 'two'])
  expect(await uids(world, ' … ')).toEqual([0])
})

clause('CAL-32 only the first eight words of a long query count', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', lunch('one', '2027-03-15', ['description', {}, 'text', 'b c f g h i j']))
  expect(await uids(world, 'b c f g h i j dej nowhere')).toEqual([1, 'one'])
  expect(await uids(world, 'b c f g h i j nowhere')).toEqual([0])
})

clause('CAL-32 operators of full-text queries are treated as plain words', async (world) => {
  const alice = await homeOf(world, 'alice')
  await alice.put('/events/1.ics', standUp('one'))
  for (const query of [
    '"',
    "'",
    'stand"',
    "stand' | 'x",
    'stand OR',
    'NOT stand',
    'x:*',
    'terms:stand',
    '\\',
  ]) {
    expect(typeof (await uids(world, query))[0]).toBe('number')
  }
  expect(await uids(world, '"stand" *')).toEqual([1, 'one'])
  expect(await uids(world, 'lunch OR stand')).toEqual([0])
})

clause('CAL-32 an invalid search is 400, and one without signing in is 401', async (world) => {
  const ask = async (body: unknown, as?: PersonName) =>
    (await world.fetch('POST', path, { body, ...(as && { as }) })).status
  const calendars = Array.from({ length: 201 }, () => ({ userId: 'a', calendarId: 'b' }))
  for (const body of [{}, { query: 'x' }, { calendars: ['x'], query: 'x' }, { calendars, query: 'x' }]) {
    expect(await ask(body, 'alice')).toBe(400)
  }
  expect(await ask({ calendars: [], query: 'x'.repeat(201) }, 'alice')).toBe(400)
  expect(await ask({ calendars: [], query: 'x' })).toBe(401)
})

clause('CAL-32 the service announces that it can search', async (world) => {
  const alice = await homeOf(world, 'alice')
  expect(await (await alice.ask('GET', '.json')).json()).toMatchObject({
    'kalends:features': { search: true },
  })
  expect(await (await world.fetch('GET', '/config.json')).json()).toMatchObject({
    features: { search: true },
  })
})
