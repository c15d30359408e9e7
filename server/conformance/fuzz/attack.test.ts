import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { openWorld, type World } from '../testing/world.ts'
import { anyBody, anyForm, anyJson, anyJwt, anyPath, anyWord } from './anyBomb.ts'
import { seconds, share } from './seconds.ts'

// Bombs for every parser, and the most that each may cost in bytes, in answers and in the log. Steps are
// counted in `bombs.test.ts` of the domain; times are measured by `npm run bench:attack`.

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const march = { match: { start: '20270301T000000Z', end: '20270401T000000Z' } }
const allTime = { match: { start: '00010101T000000Z', end: '99991231T000000Z' } }

/** In bytes, for any answer: expansions are limited in the domain, and stored objects by the service. */
const maxAnswered = 40 * 1024 * 1024
/** In bytes, for an error: it names what is wrong and does not repeat what was sent. */
const maxRefused = 100 * 1024
const maxLogged = 4 * 1024

type Asked = Parameters<World['fetch']>

async function bounded(world: World, ...asked: Asked): Promise<number> {
  const before = world.logged.length
  const answer = await world.fetch(...asked)
  const bytes = (await answer.arrayBuffer()).byteLength
  const { status } = answer
  expect(
    status < 500 || [501, 503, 507].includes(status),
    `${status} to ${asked[0]} ${asked[1].slice(0, 200)}`,
  ).toBe(true)
  expect(bytes).toBeLessThanOrEqual(status < 400 ? maxAnswered : maxRefused)
  for (const line of world.logged.slice(before)) expect(line.length).toBeLessThanOrEqual(maxLogged)
  return status
}

/** Checks one property for its share of the time. */
async function holdsFor<Value>(
  part: number,
  arbitrary: fc.Arbitrary<Value>,
  hold: (world: World, home: string, value: Value) => Promise<void>,
): Promise<void> {
  const { world, close } = await openWorld('core')
  try {
    const home = `/dav/api/calendars/${await world.homeOf('alice')}`
    await assertProperty(
      fc.asyncProperty(arbitrary, (value) => hold(world, home, value)),
      {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: seconds * share.attack * part * 1000,
        markInterruptAsFailure: false,
      },
    )
  } finally {
    await close()
  }
}

const timeout = seconds * 1000 + 60_000
const as = 'alice'

test('ERR-3 the cost of storing any object is limited', { timeout }, async () => {
  await holdsFor(0.5, anyBody, async (world, home, body) => {
    const event = `${home}/events/1.ics`
    const status = await bounded(world, 'PUT', event, { as, body })
    if (status >= 400) return
    expect(await bounded(world, 'GET', event, { as })).toBe(200)
    for (const query of [march, allTime, { ...allTime, expand: false }]) {
      expect(await bounded(world, 'REPORT', `${home}/events.json`, { as, body: query })).toBe(200)
    }
    expect(await bounded(world, 'GET', `${home}/events?export`, { as })).toBe(200)
    expect(await bounded(world, 'DELETE', event, { as })).toBe(200)
    expect(await bounded(world, 'GET', event, { as })).toBe(404)
  })
})

test('ERR-3 any JSON, form or token is refused with a short answer', { timeout }, async () => {
  await holdsFor(0.3, fc.record({ json: anyJson, form: anyForm, jwt: anyJwt }), async (world, home, sent) => {
    for (const [method, path] of [
      ['POST', `${home}.json`],
      ['REPORT', `${home}/events.json`],
      ['PROPPATCH', `${home}/events.json`],
      ['POST', '/api/tokens'],
      ['POST', '/api/login'],
    ] as const) {
      await bounded(world, method, path, { as, body: sent.json })
    }
    await bounded(world, 'PUT', '/api/configurations?scope=platform', { as: 'admin', body: sent.json })
    await bounded(world, 'POST', '/api/oidc/discover', { as: 'admin', body: sent.json })
    for (const path of ['/api/oidc/backchannel-logout', '/api/oidc/token']) {
      await bounded(world, 'POST', path, { headers: form, body: sent.form })
    }
    const authorization = `Bearer ${sent.jwt.slice(0, 16_000)}`
    expect(await bounded(world, 'GET', '/api/user', { headers: { authorization } })).toBeGreaterThanOrEqual(
      400,
    )
  })
})

test('ERR-3 any address, name or password is refused with a short answer', { timeout }, async () => {
  await holdsFor(0.2, fc.record({ path: anyPath, word: anyWord }), async (world, home, { path, word }) => {
    await bounded(world, 'GET', `${home}/${path}`, { as })
    await bounded(world, 'GET', `/api/${path}`, { as })
    world.pass(3_600_000)
    const body = { username: word, password: word }
    expect(await bounded(world, 'POST', '/api/login', { body })).toBeGreaterThanOrEqual(400)
    const credentials = Buffer.from(`${word}:${word}`).toString('base64').slice(0, 16_000)
    const authorization = `Basic ${credentials}`
    expect(await bounded(world, 'GET', '/api/user', { headers: { authorization } })).toBeGreaterThanOrEqual(
      400,
    )
  })
})
