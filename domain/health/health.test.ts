import { expect, test } from 'vitest'
import { redact } from './redact.ts'
import { badFirst, verdictOf } from './verdictOf.ts'

const check = (componentName: string, status: string) => ({ componentName, status })

test('the verdict counts the checks and names the bad ones', () => {
  expect(verdictOf([])).toEqual({ kind: 'nothingChecked' })
  expect(verdictOf([check('store', 'healthy')])).toEqual({ kind: 'allHealthy', checked: 1 })
  expect(verdictOf([check('store', 'healthy'), check('ldap', 'unhealthy')])).toEqual({
    kind: 'someUnhealthy',
    checked: 2,
    unhealthy: ['ldap'],
  })
  expect(verdictOf([check('store', 'not found')])).toEqual({
    kind: 'allUnhealthy',
    checked: 1,
    unhealthy: ['store'],
  })
})

test('the bad come first, each half by name', () => {
  const checks = [
    check('redis', 'healthy'),
    check('store', 'unhealthy'),
    check('ldap', 'healthy'),
    check('mail', 'unhealthy'),
  ]
  expect(badFirst(checks, new Intl.Collator('en').compare).map(({ componentName }) => componentName)).toEqual(
    ['mail', 'store', 'ldap', 'redis'],
  )
})

test("a directory's details lose their password, and nothing else", () => {
  const details = (adminPassword: string) => ({
    cause: 'Invalid credentials',
    info: [
      {
        configuration: { url: 'ldap://directory', adminDn: 'cn=admin', adminPassword, searchBase: 'dc=x' },
        usage: { auth: true },
        state: 'connected',
        message: true,
      },
    ],
  })
  expect(redact(details('opensesame'))).toEqual(details('********'))
})

test.each([
  ['nothing', null, null],
  ['no details', undefined, undefined],
  ['a bare array', [{ password: 'x' }], [{ password: '********' }]],
  ['a message that is true', { message: true }, { message: true }],
  ['a whole object of secrets', { credentials: { user: 'u', word: 'w' } }, { credentials: '********' }],
  [
    'many ways to write it',
    { client_secret: 'x', 'access-token': 'x', Authorization: 'x', apiKey: 'x', refreshTokens: ['x'] },
    {
      client_secret: '********',
      'access-token': '********',
      Authorization: '********',
      apiKey: '********',
      refreshTokens: '********',
    },
  ],
  [
    'an address that only sounds like one',
    { token_url: 'https://idp/token' },
    { token_url: 'https://idp/token' },
  ],
  ['that there is none', { password: '', secret: null }, { password: '', secret: null }],
  [
    'credentials in an address',
    { cause: 'cannot bind ldap://admin:opensesame@directory:389/' },
    { cause: 'cannot bind ldap://********@directory:389/' },
  ],
  ['a password with an at sign', 'mongodb://u:p@ss@db/x', 'mongodb://********@db/x'],
  ['a header', 'sent Authorization: Bearer eyJhbGciOi.J9', 'sent Authorization: Bearer ********'],
  ['a query', 'GET /x?access_token=abc&y=1', 'GET /x?access_token=********&y=1'],
  [
    'an address without credentials',
    'https://idp.example/path?mail=a@b',
    'https://idp.example/path?mail=a@b',
  ],
])('of %s nothing secret is left', (_, details, expected) => {
  expect(redact(details)).toEqual(expected)
})

test('details that are nested too deep are cut off', () => {
  const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ inner }), { password: 'opensesame' })
  expect(JSON.stringify(redact(deep))).not.toContain('opensesame')
})
