import { expect } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { binOf } from '../testing/binOf.ts'
import { clause } from '../testing/harness.ts'
import { calendarWith, eventsIn, homeOf, march, standUp } from '../testing/homeOf.ts'
import { people, type World } from '../testing/world.ts'
import { zipFiles } from '../testing/zipFiles.ts'

const [alice, bob] = [people.alice.email, people.bob.email]
const address = (name: string, email: string): JCalProperty => [name, {}, 'cal-address', `mailto:${email}`]
const meeting = (uid: string, start: string, organizer: string, guest: string) =>
  calendarWith([
    ['uid', {}, 'text', uid],
    ['dtstart', {}, 'date-time', start],
    ['summary', {}, 'text', uid],
    address('organizer', organizer),
    address('attendee', organizer),
    address('attendee', guest),
  ])

const exported = async (world: World) => {
  const answer = await world.fetch('GET', '/api/user/export', { as: 'alice' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toContain('kalends-2027-03-10.zip')
  return zipFiles(new Uint8Array(await answer.arrayBuffer()))
}
const erase = (world: World, body: object = {}) =>
  world.fetch('POST', '/api/user/erase', { as: 'alice', body: { email: alice, tellGuests: true, ...body } })

clause('USR-3 one file has everything that is one’s own, and no secret', async (world) => {
  const alices = await homeOf(world, 'alice')
  await world.homeOf('bob')
  await alices.create('work')
  await alices.ask('PROPPATCH', '/work.json', { body: { 'dav:name': 'Work / Büro' } })
  await alices.put('/work/1.ics', standUp('one'))
  await alices.put('/events/2.ics', standUp('two'))
  await alices.ask('POST', '/work.json', {
    body: { share: { set: [{ 'dav:href': `mailto:${bob}`, 'dav:read': true }], remove: [] } },
  })
  await world.fetch('PATCH', '/api/user/settings', { as: 'alice', body: { firstDay: 1 } })
  const secret = await world.fetch('POST', `/api/calendars/${alices.id}/work/secret-address`, {
    as: 'alice',
    body: { shows: 'busy' },
  })
  const { url } = await secret.json()
  const files = await exported(world)
  expect(Object.keys(files)).toEqual([
    'account.json',
    'settings.json',
    'calendars.json',
    'subscriptions.json',
    'reminders.json',
    'calendars/Calendar.ics',
    'calendars/Work _ Büro.ics',
    'about.json',
  ])
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email: alice, firstName: 'Alice' })
  expect(JSON.parse(files['settings.json'] ?? '')).toEqual({ firstDay: 1 })
  expect(JSON.parse(files['calendars.json'] ?? '')[1]).toMatchObject({
    name: 'Work / Büro',
    hasSecretAddress: true,
    sharedWith: [{ email: bob, right: 'read' }],
  })
  expect(files['calendars/Work _ Büro.ics']).toContain('UID:one')
  expect(files['calendars/Calendar.ics']).toContain('UID:two')
  expect(JSON.parse(files['about.json'] ?? '')).toMatchObject({ changedMeanwhile: [] })
  const all = Object.values(files).join('\n')
  expect(all).not.toContain(String(url).split('/').at(-1)?.slice(0, 20))
  expect(world.logged.some((line) => line.startsWith('own-data-exported'))).toBe(true)
})

clause('USR-3 a person downloads their data ten times an hour', async (world) => {
  for (let count = 0; count < 10; count += 1) await exported(world)
  const answer = await world.fetch('GET', '/api/user/export', { as: 'alice' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  world.pass(60 * 60_000)
  await exported(world)
})

clause('USR-3 only one’s own address, typed, erases; then nothing is left', async (world) => {
  const alices = await homeOf(world, 'alice')
  const bobs = await homeOf(world, 'bob')
  await bobs.create('team')
  await bobs.ask('POST', '/team.json', {
    body: { share: { set: [{ 'dav:href': `mailto:${alice}`, 'dav:read': true }], remove: [] } },
  })
  await alices.create('work')
  await alices.put('/work/1.ics', standUp('one'))
  await alices.put('/work/2.ics', standUp('two'))
  await alices.ask('DELETE', '/work/2.ics')
  await world.fetch('PATCH', '/api/user/settings', { as: 'alice', body: { firstDay: 1 } })
  expect((await erase(world, { email: bob })).status).toBe(400)
  expect((await erase(world, { tellGuests: 'yes' })).status).toBe(400)
  expect(eventsIn(await alices.report('/events.json', march))).toHaveLength(1)

  expect((await erase(world, { email: ` ${alice.toUpperCase()} ` })).status).toBe(204)
  expect(world.logged.some((line) => line.startsWith('account-erased'))).toBe(true)
  await world.settled()
  const shares = await bobs.ask('GET', '/team.json?withRights=true')
  expect(JSON.stringify(await shares.json())).not.toContain(alice)
  // Whoever signs in again is somebody new.
  const anew = await homeOf(world, 'alice')
  expect(anew.id).not.toBe(alices.id)
  expect(eventsIn(await anew.report('/events.json', march))).toEqual([])
  expect(await binOf(world, 'alice')).toEqual([])
  const settings = await world.fetch('GET', '/api/user/settings', { as: 'alice' })
  expect(await settings.json()).toEqual({})
  expect((await bobs.ask('GET', `/../${alices.id}/work/1.ics`)).status).not.toBe(200)
})

clause('USR-3 what is still to come is cancelled and declined, and what is over is not', async (world) => {
  const alices = await homeOf(world, 'alice')
  const bobs = await homeOf(world, 'bob')
  await alices.put('/events/over.ics', meeting('over', '2027-03-01T09:00:00Z', alice, bob))
  await alices.put('/events/plan.ics', meeting('plan', '2027-03-15T09:00:00Z', alice, bob))
  await bobs.put('/events/lunch.ics', meeting('lunch', '2027-03-16T12:00:00Z', bob, alice))
  await world.settled()
  expect((await erase(world)).status).toBe(204)
  await world.settled()
  const events = eventsIn(await bobs.report('/events.json', march))
  const statusOf = (uid: string) => events.find((each) => each['uid'] === uid)?.['status']
  expect(new Set(events.map((each) => each['uid']))).toEqual(new Set(['lunch', 'over', 'plan']))
  expect(statusOf('plan')).toBe('CANCELLED')
  expect(statusOf('over')).not.toBe('CANCELLED')
  const lunch = await bobs.ask('GET', '/events/lunch.ics', { headers: { accept: 'text/calendar' } })
  expect((await lunch.text()).replaceAll('\r\n ', '')).toMatch(/PARTSTAT=DECLINED[^\n]*:mailto:alice@/)
})

clause('USR-3 who chooses not to tell, tells nobody', async (world) => {
  const alices = await homeOf(world, 'alice')
  const bobs = await homeOf(world, 'bob')
  await alices.put('/events/plan.ics', meeting('plan', '2027-03-15T09:00:00Z', alice, bob))
  await world.settled()
  expect((await erase(world, { tellGuests: false })).status).toBe(204)
  await world.settled()
  const [plan] = eventsIn(await bobs.report('/events.json', march))
  expect(plan).toMatchObject({ uid: 'plan' })
  expect(plan?.['status']).not.toBe('CANCELLED')
})

clause('USR-3 a session and a token end with the account', async (world) => {
  await world.homeOf('alice')
  const opened = await world.fetch('POST', '/api/session', { as: 'alice' })
  expect(opened.status).toBe(200)
  const made = await world.fetch('POST', '/api/tokens', { as: 'alice', body: { name: 'a', scope: 'read' } })
  const { token } = await made.json()
  const byToken = () => world.fetch('GET', '/api/user', { headers: { authorization: `Bearer ${token}` } })
  expect((await byToken()).status).toBe(200)
  expect(
    (
      await world.fetch('POST', '/api/user/erase', {
        headers: { authorization: `Bearer ${token}` },
        body: { email: alice, tellGuests: true },
      })
    ).status,
  ).toBe(403)
  expect((await erase(world)).status).toBe(204)
  expect((await byToken()).status).toBe(401)
})
