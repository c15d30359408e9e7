import { expect, test } from 'vitest'
import { readSettings, type Settings } from './readSettings.ts'

const read = (environment: Record<string, string>, file?: unknown): Settings => {
  const answer = readSettings(environment, file)
  if (answer.kind === 'problems') throw new Error(answer.problems.join(' '))
  return answer.settings
}
const problems = (environment: Record<string, string>, file?: unknown) => {
  const answer = readSettings(environment, file)
  return answer.kind === 'problems' ? answer.problems : []
}
const own = { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'calendar' }

test('with nothing set, the embedded provider stands beside the service on loopback', () => {
  expect(read({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '.data',
    isProxyTrusted: false,
    provider: { kind: 'embedded', port: 8081 },
    service: {
      publicUrl: 'http://localhost:8080',
      domains: ['kalends.example'],
      admins: ['admin@kalends.example'],
      strategies: ['basic', 'openid-connect'],
      allowedOrigins: ['http://127.0.0.1:8080'],
    },
  })
})

test('the provider moves with the port', () => {
  expect(read({ PORT: '9000' }).provider).toEqual({ kind: 'embedded', port: 9001 })
  expect(read({ PORT: '9000', IDP_PORT: '7000' }).provider).toEqual({ kind: 'embedded', port: 7000 })
})

test('with an own provider nobody is known unless the operator names them', () => {
  const { provider, service } = read({ ...own, OIDC_CLIENT_SECRET: 's' })
  expect(provider).toEqual({
    kind: 'own',
    issuer: 'https://id.example.org/',
    clientId: 'calendar',
    clientSecret: 's',
  })
  expect(service.domains).toEqual([])
  expect(service.admins).toEqual([])
})

test('how long the provider’s word counts is the operator’s to say, up to five minutes', () => {
  expect(read({}).service.userInfoTtlMs).toBe(60_000)
  expect(read({ OIDC_USERINFO_SECONDS: '0' }).service.userInfoTtlMs).toBe(0)
  const sentence = 'OIDC_USERINFO_SECONDS must be a number of seconds, 0 to 300.'
  expect(problems({ OIDC_USERINFO_SECONDS: '301' })).toEqual([sentence])
})

test('what a provider compares letter by letter stays as it is written', () => {
  const redirectUri = 'https://calendar.example.org/#/auth/oidc/callback'
  expect(read({ ...own, OIDC_REDIRECT_URI: redirectUri }).provider).toMatchObject({ redirectUri })
  expect(read({ PUBLIC_URL: 'https://calendar.example.org/' }).service.publicUrl).toBe(
    'https://calendar.example.org',
  )
})

test('other web origins may call the service only where they are named', () => {
  const PUBLIC_URL = 'https://calendar.example.org'
  expect(read({ PUBLIC_URL }).service.allowedOrigins).toEqual([])
  const KALENDS_ORIGINS = 'https://a.example, https://b.example:8443'
  expect(read({ PUBLIC_URL, KALENDS_ORIGINS }).service.allowedOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  expect(problems({ KALENDS_ORIGINS: 'https://a.example/path' })[0]).toMatch(/^KALENDS_ORIGINS must be/)
})

test('an own provider may serve any network', () => {
  expect(read({ ...own, HOST: '0.0.0.0', NODE_ENV: 'production' }).host).toBe('0.0.0.0')
})

test('domains and administrators are compared in lower case', () => {
  const { service } = read({ KALENDS_DOMAINS: 'Example.ORG, b.example', KALENDS_ADMINS: 'Ada@Example.org' })
  expect(service.domains).toEqual(['example.org', 'b.example'])
  expect(service.admins).toEqual(['ada@example.org'])
})

test('the environment wins over kalends.json', () => {
  expect(read({ PORT: '9000' }, { port: 7000, dataDir: 'x' })).toMatchObject({ port: 9000, dataDir: 'x' })
})

test('kalends.json has levels, lists, numbers and booleans', () => {
  const file = { port: 7000, trustProxy: true, auth: { apiStrategies: ['openid-connect', 'basic'] } }
  expect(read({}, file)).toMatchObject({
    port: 7000,
    isProxyTrusted: true,
    service: { strategies: ['openid-connect', 'basic'] },
  })
})

test('an unknown strategy is named (ID-6)', () => {
  expect(problems({ AUTH_API_STRATEGIES: 'basic,openid' })).toEqual([
    'AUTH_API_STRATEGIES knows no strategy "openid": there are basic, basic-ldap, openid-connect, bearer, jwt.',
  ])
  expect(problems({}, { auth: { apiStrategies: ['ldap'] } })[0]).toContain('"ldap"')
})

test.each([
  ['PORT', 'eighty', 'PORT must be a port, 1 to 65535.'],
  ['PORT', '65536', 'PORT must be a port, 1 to 65535.'],
  ['IDP_PORT', '0', 'IDP_PORT must be a port, 1 to 65535.'],
  ['IDP_PORT', '8080', 'IDP_PORT must be another port than PORT.'],
  ['PORT', '65535', 'IDP_PORT must be set: there is no port after PORT.'],
  ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be true or false.'],
  [
    'KALENDS_DOMAINS',
    'a@b.example',
    'KALENDS_DOMAINS must hold a domain such as example.org, or several separated by commas.',
  ],
  ['KALENDS_ADMINS', 'ada', 'KALENDS_ADMINS must hold an e-mail address, or several separated by commas.'],
  ['OIDC_ISSUER', 'https://id.example.org', 'OIDC_CLIENT_ID must be set where OIDC_ISSUER is.'],
  ['OIDC_CLIENT_SECRET', 'hunter2', 'OIDC_CLIENT_SECRET is of no use without OIDC_ISSUER.'],
  [
    'NODE_ENV',
    'production',
    'OIDC_ISSUER must be set: the embedded identity provider does not run in production.',
  ],
])('%s=%s is refused', (name, value, sentence) => {
  expect(problems({ [name]: value })).toEqual([sentence])
})

test('an address that others reach needs an own provider', () => {
  expect(problems({ HOST: '0.0.0.0' })[0]).toMatch(/^HOST must be a loopback address/)
})

test('an address with credentials is refused without repeating it', () => {
  const [problem] = problems({ PUBLIC_URL: 'https://me:hunter2@example.org' })
  expect(problem).toMatch(/^PUBLIC_URL must be a web address/)
  expect(problem).not.toContain('hunter2')
})

test('every wrong setting is told at once', () => {
  expect(problems({ PORT: 'x', TRUST_PROXY: 'x' })).toHaveLength(2)
})

test('a key of kalends.json that no setting has is most likely a typing mistake', () => {
  expect(problems({}, { auth: { apiStrategy: ['basic'] } })).toEqual([
    'auth.apiStrategy in kalends.json is not a setting.',
  ])
  expect(problems({}, [])).toEqual(['kalends.json must hold a JSON object.'])
  expect(problems({}, { domains: [1] })[0]).toMatch(/^KALENDS_DOMAINS in kalends.json must be/)
})
