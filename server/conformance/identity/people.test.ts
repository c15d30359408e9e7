import { expect } from 'vitest'
import * as v from 'valibot'
import { foundPeople, publicFace } from '#contract/people/peopleSearch.ts'
import { clause } from '../testing/harness.ts'
import { homeOf, standUp } from '../testing/homeOf.ts'
import { scriptedDirectory } from '../testing/scriptedDirectory.ts'
import { people, type PersonName, type World } from '../testing/world.ts'

const asked = (world: World, body: unknown, as: PersonName = 'alice') =>
  world.fetch('POST', '/api/people/search', { as, body })

async function found(world: World, q: string, as: PersonName = 'alice') {
  const answer = await asked(world, { q }, as)
  expect(answer.status).toBe(200)
  return v.parse(foundPeople, await answer.json())
}

const addresses = async (world: World, q: string, as: PersonName = 'alice') =>
  (await found(world, q, as)).flatMap(({ emailAddresses }) => emailAddresses.map(({ value }) => value))

const face = (world: World, path: string, as: PersonName = 'alice') => world.fetch('GET', path, { as })

clause('PPL-1 people of one’s own domain are found by words of name and address', async (world) => {
  const id = await world.homeOf('bob')
  await world.homeOf('admin')
  expect(await found(world, 'bo')).toEqual([
    {
      id,
      objectType: 'user',
      emailAddresses: [{ value: people.bob.email }],
      names: [{ displayName: 'Bob Baker' }],
      photos: [],
    },
  ])
  expect(await addresses(world, 'BAK')).toEqual([people.bob.email])
  expect(await addresses(world, 'bob bak')).toEqual([people.bob.email])
  expect(await addresses(world, 'kalends')).toEqual([people.admin.email, people.bob.email])
  expect(await addresses(world, 'ob')).toEqual([])
  expect(await addresses(world, '%%')).toEqual([])
  expect(await addresses(world, 'alice')).toEqual([])
})

clause('PPL-1 whom one met most often comes first', async (world) => {
  await world.homeOf('admin')
  await world.homeOf('bob')
  const home = await homeOf(world, 'alice')
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:m\r\nDTSTART:20270315T090000Z\r\nATTENDEE:mailto:${people.bob.email}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  await home.create('work')
  await home.put('/work/other.ics', standUp('other'))
  expect(await addresses(world, 'kalends')).toEqual([people.admin.email, people.bob.email])
  await home.put('/work/m.ics', text)
  expect(await addresses(world, 'kalends')).toEqual([people.bob.email, people.admin.email])
})

clause('PPL-1 another limit, too short a text and a wrong shape', async (world) => {
  await world.homeOf('admin')
  await world.homeOf('bob')
  expect(await (await asked(world, { q: 'kalends', limit: 1 })).json()).toHaveLength(1)
  for (const body of [
    { q: 'a' },
    { q: ' a ' },
    {},
    { q: 'b'.repeat(65) },
    { q: 'bo', limit: 51 },
    { q: 'bo', limit: 0 },
  ])
    expect((await asked(world, body)).status).toBe(400)
})

clause('PPL-1 a public face is that of the same domain; another one and none look alike', async (world) => {
  const id = await world.homeOf('bob')
  const byId = await face(world, `/api/users/${id}`)
  expect(v.parse(publicFace, await byId.json())).toEqual({
    _id: id,
    id,
    firstname: 'Bob',
    lastname: 'Baker',
    displayName: 'Bob Baker',
    preferredEmail: people.bob.email,
    emails: [people.bob.email],
  })
  const byEmail = await face(world, '/api/users?email=BOB%40kalends.example')
  expect(await byEmail.json()).toMatchObject({ id })
  const none = await face(world, `/api/users/${'0'.repeat(24)}`)
  const elsewhere = await face(world, '/api/users?email=mallory%40elsewhere.example')
  expect([none.status, elsewhere.status]).toEqual([404, 404])
  expect(await elsewhere.json()).toEqual(await none.json())
  expect((await face(world, '/api/users')).status).toBe(400)
  await world.fetch('PUT', `/api/users/${id}/block`, { as: 'admin' })
  expect((await face(world, `/api/users/${id}`)).status).toBe(404)
  expect(await addresses(world, 'bob')).toEqual([])
})

clause(
  'PPL-1 people of two domains neither find nor see each other',
  async (world) => {
    const mallory = await world.homeOf('mallory')
    await world.homeOf('bob')
    expect(await addresses(world, 'mallory')).toEqual([])
    expect(await addresses(world, 'bob', 'mallory')).toEqual([])
    expect((await face(world, `/api/users/${mallory}`)).status).toBe(404)
  },
  { settings: { domains: ['kalends.example', 'elsewhere.example'] } },
)

clause(
  'PPL-1 a domain can switch it off: each sees only themselves',
  async (world) => {
    const [alice, bob] = [await world.homeOf('alice'), await world.homeOf('bob')]
    expect(await addresses(world, 'bob')).toEqual([])
    expect((await face(world, `/api/users/${bob}`)).status).toBe(404)
    expect((await face(world, `/api/users/${alice}`)).status).toBe(200)
  },
  { settings: { hiddenDomains: ['kalends.example'] } },
)

clause('PPL-1 all three calls share one throttle, a person each', async (world) => {
  await world.homeOf('bob')
  for (let calls = 0; calls < 60; calls++) {
    await asked(world, { q: 'bo' })
    await face(world, '/api/users?email=bob%40kalends.example')
  }
  const refused = await asked(world, { q: 'bo' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await face(world, '/api/users/none')).status).toBe(429)
  expect(await addresses(world, 'alice', 'bob')).toHaveLength(1)
  world.pass(61_000)
  expect(await addresses(world, 'bo')).toHaveLength(1)
})

const directory = (email: string) => ({ email, password: 'directory' })
const entries = {
  dora: directory('Dora@Kalends.example'),
  bob: directory(people.bob.email),
  outside: directory('dora@elsewhere.example'),
}

clause(
  'PPL-1 who is in a directory and no user yet is a contact, of the same domain too',
  async (world) => {
    await world.homeOf('bob')
    expect(await found(world, 'dora')).toEqual([
      {
        objectType: 'contact',
        emailAddresses: [{ value: 'dora@kalends.example' }],
        names: [{ displayName: 'Dora Directory' }],
        photos: [],
      },
    ])
    expect((await found(world, 'bob')).map(({ objectType }) => objectType)).toEqual(['user'])
  },
  { directories: [scriptedDirectory(entries)] },
)

clause(
  'PPL-1 a directory is not searched unless `usage.search` says so',
  async (world) => {
    expect(await found(world, 'dora')).toEqual([])
  },
  {
    directories: [
      scriptedDirectory(entries, { usage: { auth: true, search: false, autoProvisioning: true } }),
    ],
  },
)
