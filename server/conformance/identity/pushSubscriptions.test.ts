import { expect } from 'vitest'
import * as v from 'valibot'
import { pushSubscriptionAnswer, pushSubscriptionsAnswer } from '#contract/reminders/pushSubscription.ts'
import type { JCalProperty } from '#contract/jcal.ts'
import { minuteMs } from '#domain/time/units.ts'
import { newVapidKeys } from '../../push/vapidKeys.ts'
import { webPush } from '../../push/webPush.ts'
import { clause } from '../testing/harness.ts'
import { at, homeOf, summary, uid } from '../testing/homeOf.ts'
import { scriptedPostbox } from '../testing/scriptedPostbox.ts'
import type { PersonName, World } from '../testing/world.ts'

const path = '/api/user/push-subscriptions'
const keys = newVapidKeys()
const push = webPush({ ...keys, subject: 'mailto:operator@example.org' })
const options = { push, settings: { pushKey: keys.publicKey } }

const browser = (name: string, change: object = {}) => ({
  endpoint: `https://push.example.org/${name}`,
  keys: { p256dh: newVapidKeys().publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  zone: 'Europe/Paris',
  ...change,
})
const add = (world: World, body: unknown, as: PersonName = 'alice') => world.fetch('POST', path, { as, body })
const listOf = async (world: World, as: PersonName = 'alice') =>
  v.parse(pushSubscriptionsAnswer, await (await world.fetch('GET', path, { as })).json()).subscriptions

clause(
  'USR-2 a browser is added, listed without its address, and removed by its person alone',
  async (world) => {
    const answer = await add(world, browser('one'))
    expect(answer.status).toBe(201)
    const added = v.parse(pushSubscriptionAnswer, await answer.json())
    expect(added).toEqual({
      id: added.id,
      service: 'push.example.org',
      createdAt: '2027-03-10T09:00:00.000Z',
      expiresAt: '2027-05-09T09:00:00.000Z',
    })
    expect(await listOf(world)).toEqual([added])
    expect(await listOf(world, 'bob')).toEqual([])
    expect((await world.fetch('DELETE', `${path}/${added.id}`, { as: 'bob' })).status).toBe(404)
    expect((await world.fetch('DELETE', `${path}/${added.id}`, { as: 'alice' })).status).toBe(204)
    expect((await world.fetch('DELETE', `${path}/${added.id}`, { as: 'alice' })).status).toBe(404)
    expect(await listOf(world)).toEqual([])
  },
  options,
)

clause(
  'USR-2 a browser has one subscription, that of who signed in last',
  async (world) => {
    await add(world, browser('shared'))
    await add(world, browser('shared'))
    expect(await listOf(world)).toHaveLength(1)
    await add(world, browser('shared'), 'bob')
    expect(await listOf(world)).toEqual([])
    expect(await listOf(world, 'bob')).toHaveLength(1)
  },
  options,
)

clause(
  'USR-2 only public addresses by https are called, and what is of the wrong shape is named',
  async (world) => {
    const wrong: readonly (readonly [object, string])[] = [
      [{ endpoint: 'http://push.example.org/one' }, 'endpoint'],
      [{ endpoint: 'https://127.0.0.1/one' }, 'endpoint'],
      [{ endpoint: 'https://10.0.0.7/one' }, 'endpoint'],
      [{ endpoint: 'https://[::1]/one' }, 'endpoint'],
      [{ endpoint: 'https://localhost/one' }, 'endpoint'],
      [{ endpoint: `https://push.example.org/${'x'.repeat(2000)}` }, 'endpoint'],
      [{ keys: { p256dh: 'short', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }, 'keys/p256dh'],
      [{ keys: { ...browser('x').keys, auth: 'x' } }, 'keys/auth'],
      [{ zone: 'Nowhere/At/All' }, 'zone'],
    ]
    for (const [change, place] of wrong) {
      const answer = await add(world, browser('one', change))
      expect(answer.status).toBe(400)
      const { error } = await answer.json()
      expect(error.details).toContain(place)
    }
    expect((await add(world, browser('one', { more: 'x'.repeat(9000) }))).status).toBe(413)
    expect(await listOf(world)).toEqual([])
  },
  options,
)

clause(
  'USR-2 a person has at most ten, and one that is not renewed ends after 60 days',
  async (world) => {
    for (let number = 0; number < 10; number += 1) {
      expect((await add(world, browser(`${number}`))).status).toBe(201)
    }
    expect((await add(world, browser('more'))).status).toBe(403)
    expect((await add(world, browser('3'))).status).toBe(201)
    world.pass(59 * 86_400_000)
    expect((await add(world, browser('3'))).status).toBe(201)
    world.pass(86_400_000)
    expect(await listOf(world)).toHaveLength(1)
  },
  options,
)

clause(
  'USR-2 they end with all sessions of a person',
  async (world) => {
    await add(world, browser('one'))
    const id = await world.homeOf('alice')
    expect((await world.fetch('DELETE', `/api/users/${id}/sessions`, { as: 'admin' })).status).toBe(204)
    expect(await listOf(world)).toEqual([])
  },
  options,
)

clause(
  'USR-2 config.json has the key where the operator has a pair',
  async (world) => {
    expect(await (await world.fetch('GET', '/config.json')).json()).toMatchObject({ pushKey: keys.publicKey })
    expect((await world.fetch('GET', path)).status).toBe(401)
  },
  options,
)

clause('USR-2 without keys there is no key and nothing to add to', async (world) => {
  const config: unknown = await (await world.fetch('GET', '/config.json')).json()
  expect(config).toHaveProperty('features')
  expect(config).not.toHaveProperty('pushKey')
  expect((await add(world, browser('one'))).status).toBe(404)
  expect((await world.fetch('GET', path, { as: 'alice' })).status).toBe(404)
})

const postbox = scriptedPostbox()
const mailed = { mail: postbox.mail, settings: { sendsMail: true } }

clause(
  'USR-2 who wants reminders by e-mail is one among their browsers, once',
  async (world) => {
    expect((await add(world, { email: true, zone: 'Nowhere/Zone' })).status).toBe(400)
    expect((await add(world, { email: false, zone: 'UTC' })).status).toBe(400)
    expect((await add(world, { email: true, zone: 'Europe/Paris' })).status).toBe(201)
    expect((await add(world, { email: true, zone: 'Asia/Tokyo' })).status).toBe(201)
    const [only, ...others] = await listOf(world)
    expect(only?.service).toBe('e-mail')
    expect(others).toEqual([])
    // Without keys of the operator there are no browsers.
    expect((await add(world, browser('one'))).status).toBe(404)
    expect((await world.fetch('DELETE', `${path}/${only?.id}`, { as: 'alice' })).status).toBe(204)
    expect(await listOf(world)).toEqual([])
  },
  mailed,
)

clause(
  'USR-2 without a mail server nobody is reminded by e-mail',
  async (world) => {
    expect((await add(world, { email: true, zone: 'UTC' })).status).toBe(404)
  },
  options,
)

clause(
  'USR-2 a reminder by e-mail is in the language and the zone of its person, without the title of a private event',
  async (world) => {
    postbox.sent.splice(0)
    await world.fetch('PATCH', '/api/user/settings', { as: 'alice', body: { language: 'fr' } })
    await add(world, { email: true, zone: 'Asia/Tokyo' })
    const alices = await homeOf(world, 'alice')
    const alarm = [
      'valarm',
      [
        ['action', {}, 'text', 'DISPLAY'],
        ['trigger', {}, 'duration', '-PT10M'],
      ],
      [],
    ]
    const event = (name: string, ...more: readonly JCalProperty[]) => [
      'vcalendar',
      [],
      [
        [
          'vevent',
          [
            uid(name),
            summary('Dentiste <b>'),
            at('dtstart', '2027-03-10T09:15:00Z'),
            at('dtend', '2027-03-10T09:30:00Z'),
            ...more,
          ],
          [alarm],
        ],
      ],
    ]
    await alices.put('/events/one.ics', event('one'))
    await alices.put('/events/two.ics', event('two', ['class', {}, 'text', 'PRIVATE']))
    world.pass(6 * minuteMs)
    await world.reminded()
    const subjects = postbox.sent.map(({ subject }) => subject).toSorted()
    expect(subjects).toEqual(['Rappel\u202f: Dentiste <b>', 'Rappel\u202f: Événement sans titre'])
    const mail = postbox.sent.find(({ subject }) => subject.includes('Dentiste'))
    expect(mail).toMatchObject({ to: 'alice@kalends.example', language: 'fr', calendar: null })
    expect(mail?.text).toContain('mercredi 10 mars 2027')
    expect(mail?.text).toContain('18:15')
    expect(mail?.html).toContain('Dentiste &#60;b&#62;')
    await world.reminded()
    expect(postbox.sent).toHaveLength(2)
  },
  mailed,
)
