import { expect, test } from 'vitest'
import { logDoubts } from './logDoubts.ts'
import { readSettings } from './readSettings.ts'

function doubtsOf(environment: Readonly<Record<string, string>>): readonly unknown[] {
  const read = readSettings(environment)
  if (read.kind === 'problems') throw new Error(read.problems.join(' '))
  const logged: unknown[] = []
  logDoubts(read.settings, environment, (msg, facts) => logged.push([msg, facts?.['setting']]))
  return logged
}

const well = {
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'kalends',
  PUBLIC_URL: 'https://calendar.example.org',
  KALENDS_DOMAINS: 'example.org',
  KALENDS_ADMINS: 'ada@example.org',
}

test.each([
  ['nothing of what is well', {}, []],
  [
    'nothing of other programs',
    { HOME: '/root', KALENDS_SERVICE_HOST: '10.0.0.1', KALENDS_PORT: 'tcp://' },
    [],
  ],
  ['a mistyped name', { KALENDS_DOMAIN: 'example.org', OIDC_SECRET: 'x' }, ['KALENDS_DOMAIN', 'OIDC_SECRET']],
  [
    'nobody who may come in',
    { KALENDS_DOMAINS: '', KALENDS_ADMINS: '' },
    ['KALENDS_DOMAINS', 'KALENDS_ADMINS'],
  ],
  ['an address without TLS', { PUBLIC_URL: 'http://calendar.example.org' }, ['PUBLIC_URL']],
  ['a provider without TLS', { OIDC_ISSUER: 'http://id.example.org' }, ['OIDC_ISSUER']],
  ['nothing on loopback', { OIDC_ISSUER: 'http://localhost:9', PUBLIC_URL: 'http://localhost:8' }, []],
])('a start warns of %s', (_what, change, settings) => {
  expect(doubtsOf({ ...well, ...change })).toEqual(settings.map((name) => ['setting-doubtful', name]))
})

test('with the embedded provider, which brings its own people, nothing is doubtful', () => {
  expect(doubtsOf({})).toEqual([])
})
