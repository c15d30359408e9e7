import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calendarsQuery, eventPathsQuery, newCalendar, reportQuery } from './calendar.ts'
import { configurationKeys, configurationModules, openIdConfiguration } from './configuration.ts'
import { discoverBody } from './discovery.ts'
import { tokenBody } from './tokens/accessTokens.ts'
import { listOf } from './lengths.ts'
import { trialBody, trialResult } from './trial.ts'

const long = (limit: number) => 'x'.repeat(limit + 1)
const march = { start: '20270301T000000', end: '20270401T000000' }
const client = { client_id: 'web' }
const many = Array.from({ length: 201 }, () => 'x')
const module = { name: 'core', configurations: [] }

test.each<readonly [string, v.GenericSchema, unknown, number]>([
  ['id', newCalendar, { id: long(255) }, 255],
  ['dav:name', newCalendar, { id: 'a', 'dav:name': long(1000) }, 1000],
  ['caldav:description', newCalendar, { id: 'a', 'caldav:description': long(10_000) }, 10_000],
  ['uid', reportQuery, { uid: long(500) }, 500],
  ['sync-token', reportQuery, { 'sync-token': long(100_000) }, 100_000],
  ['eventPaths/0', eventPathsQuery, { eventPaths: [long(8000)] }, 8000],
  ['name', tokenBody, { name: long(100), scope: 'read' }, 100],
  ['issuer_url', discoverBody, { issuer_url: `https://${long(2000)}` }, 2000],
  ['client_id', discoverBody, { issuer_url: 'https://id.example', client_id: long(500) }, 500],
  ['clients/0/client_id', openIdConfiguration, { clients: [{ client_id: long(500) }] }, 500],
  [
    'clients/0/client_secret',
    openIdConfiguration,
    { clients: [{ ...client, client_secret: long(8192) }] },
    8192,
  ],
  ['clients/0/scope', openIdConfiguration, { clients: [{ ...client, scope: long(2000) }] }, 2000],
  ['clients/0/token_url', openIdConfiguration, { clients: [{ ...client, token_url: long(2000) }] }, 2000],
  ['client_id', trialBody, { settings: {}, client_id: long(500) }, 500],
  ['state', trialResult, { state: long(255) }, 255],
  ['id_token', trialResult, { state: 'x', id_token: long(8192) }, 8192],
  ['0/name', configurationModules, [{ ...module, name: long(200) }], 200],
  ['0/keys/0', configurationKeys, [{ name: 'core', keys: [long(200)] }], 200],
])('%s is refused by its length alone', (path, schema, value, limit) => {
  const { issues } = v.safeParse(schema, value)
  expect(
    issues?.map((issue) => [issue.path?.map(({ key }) => String(key)).join('/'), issue.message]),
  ).toEqual([[path, `must have at most ${limit} characters`]])
})

test.each<readonly [string, v.GenericSchema, unknown]>([
  ['clients', openIdConfiguration, { clients: many }],
  ['0/keys', configurationKeys, [{ name: 'core', keys: many }]],
  ['', configurationModules, many],
  ['eventPaths', eventPathsQuery, { eventPaths: many }],
  ['scope/calendars', calendarsQuery, { scope: { calendars: many }, match: march }],
])('%s is a list that is counted before it is read', (path, schema, value) => {
  const { issues } = v.safeParse(schema, value)
  expect(
    issues?.map((issue) => [(issue.path ?? []).map(({ key }) => String(key)).join('/'), issue.message]),
  ).toEqual([[path, 'must have at most 200 entries']])
})

test('of a list of a million none is read', () => {
  let read = 0
  const counting = v.pipe(
    v.unknown(),
    v.check(() => ++read > 0),
  )
  expect(v.is(listOf(counting), Array(1_000_000).fill(null))).toBe(false)
  expect(read).toBe(0)
})
