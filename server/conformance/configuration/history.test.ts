import * as v from 'valibot'
import { expect } from 'vitest'
import { auditAnswer, historyAnswer } from '#contract/configurationHistory.ts'
import { clause } from '../testing/harness.ts'
import { issuerUrl } from '../testing/scriptedProvider.ts'
import { people, serviceOf, type PersonName, type World } from '../testing/world.ts'

/**
 * Saves settings that nobody has tried, and lets the administrator sign in with them, as `npm run admin --
 * unpin` would.
 */
const put = async (world: World, value: unknown) => {
  const answer = await world.fetch('PUT', '/api/configurations?scope=platform', {
    as: 'admin',
    body: [{ name: 'core', configurations: [{ name: 'openid-connect', value }] }],
  })
  await world.ports.store.pins.forget(people.admin.email)
  return answer
}

const versions = async (world: World) => {
  const answer = await world.fetch('GET', '/api/configurations/history', { as: 'admin' })
  return v.parse(historyAnswer, await answer.json()).versions
}

const entries = async (world: World) => {
  const answer = await world.fetch('GET', '/api/configurations/audit', { as: 'admin' })
  return v.parse(auditAnswer, await answer.json()).entries
}

const restore = (world: World, id: string, as: PersonName = 'admin') =>
  world.fetch('POST', `/api/configurations/history/${id}/restore`, { as })

const stored = (world: World) => world.ports.store.configuration.get('core', 'openid-connect')

/** The address that keeps the administrator's token valid through every change. */
const user_info_url = `${issuerUrl}/me`
const clients = [{ client_id: 'web', user_info_url }]

const moved = {
  issuer_url: 'https://new.example',
  clients: [{ client_id: 'web', client_secret: 'second-secret', user_info_url }],
}

clause(
  'CFG-9 a save stores the former version, with its time and person and without secrets',
  async (world) => {
    expect(await versions(world)).toEqual([])
    expect((await put(world, moved)).status).toBe(204)
    const answer = await world.fetch('GET', '/api/configurations/history', { as: 'admin' })
    const text = await answer.text()
    expect(text).not.toMatch(/kept-secret|second-secret/)
    const admin = { id: await world.homeOf('admin'), displayName: 'Ada Admin' }
    expect(v.parse(historyAnswer, JSON.parse(text)).versions).toMatchObject([
      {
        savedAt: '2027-03-10T09:00:00.000Z',
        savedBy: admin,
        isCurrent: true,
        value: { issuer_url: 'https://new.example', clients: [{ client_secret: '********' }] },
      },
      { savedBy: null, isCurrent: false, value: { issuer_url: issuerUrl } },
    ])
  },
)

clause('CFG-9 a version is restored completely, with its secrets, as a new version', async (world) => {
  const before = await stored(world)
  await put(world, moved)
  const [, first] = await versions(world)
  expect((await restore(world, first?.id ?? '')).status).toBe(204)
  expect(await stored(world)).toEqual(before)
  const after = await versions(world)
  expect(after).toHaveLength(3)
  expect(after[0]).toMatchObject({
    isCurrent: true,
    restoredFrom: first?.id,
    savedBy: { displayName: 'Ada Admin' },
  })
})

clause('CFG-9 the versions are encrypted in the store, and survive a restart', async (world) => {
  await put(world, moved)
  const storedText = JSON.stringify(await world.ports.store.configuration.versions('core', 'openid-connect'))
  expect(storedText).toContain('encrypted')
  expect(storedText).not.toMatch(/secret|example/)
  const [, first] = await versions(world)
  const restarted = serviceOf(world.ports)
  const answer = await restarted.fetch(
    new Request(`${world.origin}/api/configurations/history/${first?.id}/restore`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.tokenOf('admin')}` },
    }),
  )
  expect(answer.status).toBe(204)
  expect(await stored(world)).toMatchObject({ clients: [{ client_secret: 'kept-secret' }] })
})

clause('CFG-9 settings that were stored otherwise become a version before the next save', async (world) => {
  await put(world, moved)
  const value = { issuer_url: 'https://machine.example', clients }
  await world.ports.store.configuration.put([
    { name: 'core', configurations: [{ name: 'openid-connect', value }] },
  ])
  expect((await versions(world)).map(({ isCurrent }) => isCurrent)).toEqual([false, false])
  await put(world, { ...moved, issuer_url: 'https://newer.example' })
  const issuers = (await versions(world)).map((version) => version.value?.issuer_url)
  expect(issuers).toEqual([
    'https://newer.example',
    'https://machine.example',
    'https://new.example',
    issuerUrl,
  ])
})

clause('CFG-9 the last twenty versions are kept, and a save without changes adds none', async (world) => {
  const names = Array.from({ length: 25 }, (_, index) => `https://n${index}.example`)
  for (const issuer_url of names) {
    // oxlint-disable-next-line no-await-in-loop -- each save builds on the one before
    await put(world, { issuer_url, clients })
  }
  await put(world, { issuer_url: names.at(-1), clients })
  const storedText = await versions(world)
  expect(storedText).toHaveLength(20)
  expect(storedText[0]?.value?.issuer_url).toBe('https://n24.example')
  expect(storedText.at(-1)?.value?.issuer_url).toBe('https://n5.example')
})

clause('CFG-9 two saves at once are two versions', async (world) => {
  const [one, other] = ['https://one.example', 'https://other.example']
  const answers = await Promise.all([
    put(world, { issuer_url: one, clients }),
    put(world, { issuer_url: other, clients }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await versions(world)).toHaveLength(3)
})

clause('CFG-9, CFG-10 only administrators see and restore versions', async (world) => {
  await put(world, moved)
  const [, first] = await versions(world)
  const paths = ['/api/configurations/history', '/api/configurations/audit']
  const answers = await Promise.all(
    paths.flatMap((path) => [world.fetch('GET', path), world.fetch('GET', path, { as: 'alice' })]),
  )
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 401, 403])
  expect((await restore(world, first?.id ?? '', 'alice')).status).toBe(403)
  expect((await restore(world, 'f'.repeat(24))).status).toBe(404)
  expect(await stored(world)).toEqual(moved)
})

clause('CFG-10 the audit has who changed what and when, and no values', async (world) => {
  await put(world, moved)
  world.pass(60_000)
  await put(world, {
    ...moved,
    clients: [{ ...moved.clients[0], client_secret: 'third-secret', scope: 'openid' }, { client_id: 'api' }],
  })
  const [, first] = (await versions(world)).toReversed()
  expect((await restore(world, first?.id ?? '')).status).toBe(204)
  // Only over HTTP there is a network address.
  const from = world.target === 'http' ? '127.0.0.1' : null
  const by = { id: await world.homeOf('admin'), displayName: 'Ada Admin' }
  expect(await entries(world)).toEqual([
    {
      at: '2027-03-10T09:01:00.000Z',
      by,
      from,
      action: 'restored',
      changes: [
        { path: 'clients/web/client_secret', kind: 'changed' },
        { path: 'clients/web/scope', kind: 'removed' },
        { path: 'clients/api', kind: 'removed' },
      ],
    },
    {
      at: '2027-03-10T09:01:00.000Z',
      by,
      from,
      action: 'saved',
      changes: [
        { path: 'clients/web/client_secret', kind: 'changed' },
        { path: 'clients/web/scope', kind: 'added' },
        { path: 'clients/api', kind: 'added' },
      ],
    },
    {
      at: '2027-03-10T09:00:00.000Z',
      by,
      from,
      action: 'saved',
      changes: [
        { path: 'issuer_url', kind: 'changed' },
        { path: 'clients/kalends', kind: 'removed' },
        { path: 'clients/web', kind: 'added' },
      ],
    },
  ])
})

clause('CFG-10 the audit has the network address', async (world) => {
  const server = serviceOf(world.ports)
  const request = new Request(`${world.origin}/api/configurations?scope=platform`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${world.tokenOf('admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ name: 'core', configurations: [{ name: 'openid-connect', value: moved }] }]),
  })
  await server.fetch(request, { address: '203.0.113.7' })
  await world.ports.store.pins.forget(people.admin.email)
  expect((await entries(world))[0]?.from).toBe('203.0.113.7')
})

clause('CFG-10 a new order of clients is a change, because the first is the application', async (world) => {
  const [web, api] = [
    { client_id: 'web', user_info_url },
    { client_id: 'api', user_info_url },
  ]
  await put(world, { issuer_url: issuerUrl, clients: [web, api] })
  await put(world, { issuer_url: issuerUrl, clients: [api, web] })
  expect((await entries(world))[0]?.changes).toEqual([{ path: 'clients', kind: 'changed' }])
})
