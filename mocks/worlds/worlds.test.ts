import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { memoryStore } from '#server/store/memory/memoryStore.ts'
import { sceneIn } from '../support/sceneIn.ts'
import { people } from '../people.ts'
import { worlds } from './worlds.ts'

const now = epochMs(Date.parse('2027-03-17T10:00:00Z'))

test('busyWeek has three named calendars and the stand-up series', async () => {
  const store = memoryStore()
  await worlds.busyWeek.play(sceneIn(store, now))

  const calendars = await store.calendars.ofHome(people.alice.id)
  expect(calendars.map(({ name }) => name)).toEqual([null, 'Work', 'Personal', 'Travel'])
  const standUp = await store.events.byUid(people.alice.id, 'stand-up')
  expect(standUp?.jcal).toContain('"2027-01-18T09:00:00"')
  expect(standUp?.lastUtc).toBeGreaterThan(Date.parse('9000-01-01'))
})

test('newUser has no people', async () => {
  const store = memoryStore()
  await worlds.newUser.play(sceneIn(store, now))
  expect(await store.users.byEmail(people.alice.email)).toBeNull()
})

test('twoTimeZones keeps each event in its own zone', async () => {
  const store = memoryStore()
  await worlds.twoTimeZones.play(sceneIn(store, now))
  const review = await store.events.byUid(people.alice.id, 'new-york-review')
  expect(review?.startUtc).toBe(Date.parse('2027-03-16T13:00:00Z'))
})

test('deployedFamily answers a write without a body and an error in XML', async () => {
  const { reshape } = worlds.deployedFamily
  const put = new Request('http://localhost/dav/api/calendars/a/b/c.ics', { method: 'PUT', body: '[]' })

  const written = await reshape?.(put, async () => Response.json({ id: 'c' }, { headers: { etag: '"1"' } }))
  expect(written?.status).toBe(204)
  expect(written?.headers.get('etag')).toBeNull()

  const body = { error: { code: 404, message: 'Not Found', details: 'No such calendar' } }
  const refused = await reshape?.(put, async () => Response.json(body, { status: 404 }))
  expect(await refused?.text()).toContain('<s:message>No such calendar</s:message>')
})
