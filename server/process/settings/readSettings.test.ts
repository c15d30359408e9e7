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

test('without settings, the embedded provider is on loopback beside the service', () => {
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
      strategies: ['basic', 'openid-connect', 'bearer', 'jwt'],
      allowedOrigins: ['http://127.0.0.1:8080'],
    },
  })
})

test.each([
  ['PUBLIC_URL', 'https://calendar.example.org/#calendar'],
  ['KALENDS_DAV_URL', 'https://dav.example.org/?home'],
  ['OIDC_ISSUER', 'https://id.example.org/?tenant=1'],
])('%s, to which paths are appended, has no query or fragment', (name, address) => {
  expect(problems({ ...own, [name]: address })).toEqual([
    `${name} must be a web address without a query (?) or a fragment (#).`,
  ])
})

test('whom people in trouble may write to is an e-mail address', () => {
  expect(read({ KALENDS_SUPPORT_EMAIL: 'help@example.org' }).service.supportEmail).toBe('help@example.org')
  expect(problems({ KALENDS_SUPPORT_EMAIL: 'help desk' })).toEqual([
    'KALENDS_SUPPORT_EMAIL must be an e-mail address.',
  ])
})

test('the provider’s port follows that of the service', () => {
  expect(read({ PORT: '9000' }).provider).toEqual({ kind: 'embedded', port: 9001 })
  expect(read({ PORT: '9000', IDP_PORT: '7000' }).provider).toEqual({ kind: 'embedded', port: 7000 })
})

test('the embedded provider accepts a client secret, like an external one', () => {
  const { provider } = read({ OIDC_CLIENT_SECRET: 's' })
  expect(provider).toEqual({ kind: 'embedded', port: 8081, clientSecret: 's' })
})

test('with an external provider no domains and administrators are known unless set', () => {
  const { provider, service } = read({ ...own, OIDC_CLIENT_SECRET: 's' })
  expect(provider).toEqual({
    kind: 'own',
    issuer: 'https://id.example.org/',
    clientId: 'calendar',
    clientSecret: 's',
    more: {},
  })
  expect(service.domains).toEqual([])
  expect(service.admins).toEqual([])
})

test('further settings of a provider become those of its client', () => {
  const { provider } = read({
    ...own,
    OIDC_SCOPE: 'openid email',
    OIDC_PROMPT: 'select_account',
    OIDC_TOKEN_AUTH_METHOD: 'client_secret_post',
    OIDC_EMAIL_TRUSTED: 'true',
  })
  expect(provider).toMatchObject({
    more: {
      scope: 'openid email',
      prompt: 'select_account',
      token_auth_method: 'client_secret_post',
      email_trusted: true,
    },
  })
  expect(problems({ ...own, OIDC_PROMPT: 'nothing' })).toEqual([
    'OIDC_PROMPT must be login, consent or select_account.',
  ])
})

test('addresses and domains are normalized as at sign-in', () => {
  const { service } = read({ KALENDS_DOMAINS: 'MÜNCHEN.example', KALENDS_ADMINS: 'Ada@münchen.example' })
  expect(service.domains).toEqual(['xn--mnchen-3ya.example'])
  expect(service.admins).toEqual(['ada@xn--mnchen-3ya.example'])
  expect(problems({ KALENDS_ADMINS: '\u212Aate@kalends.example' })).toEqual([
    'KALENDS_ADMINS must hold an e-mail address, or several separated by commas.',
  ])
})

test('the operator decides how long UserInfo is cached, up to five minutes', () => {
  expect(read({}).service.userInfoTtlMs).toBe(60_000)
  expect(read({ OIDC_USERINFO_SECONDS: '0' }).service.userInfoTtlMs).toBe(0)
  const sentence = 'OIDC_USERINFO_SECONDS must be a number of seconds, 0 to 300.'
  expect(problems({ OIDC_USERINFO_SECONDS: '301' })).toEqual([sentence])
})

test('addresses that a provider compares letter by letter stay as typed', () => {
  const redirectUri = 'https://calendar.example.org/#/auth/oidc/callback'
  expect(read({ ...own, OIDC_REDIRECT_URI: redirectUri }).provider).toMatchObject({ redirectUri })
  expect(read({ PUBLIC_URL: 'https://calendar.example.org/' }).service.publicUrl).toBe(
    'https://calendar.example.org',
  )
})

test('other web origins may only call the service if they are listed', () => {
  const PUBLIC_URL = 'https://calendar.example.org'
  expect(read({ PUBLIC_URL }).service.allowedOrigins).toEqual([])
  const KALENDS_ORIGINS = 'https://a.example, https://b.example:8443'
  expect(read({ PUBLIC_URL, KALENDS_ORIGINS }).service.allowedOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  expect(problems({ KALENDS_ORIGINS: 'https://a.example/path' })[0]).toMatch(/^KALENDS_ORIGINS must be/)
})

test('the calendars may have another address', () => {
  expect(read({}).service.davUrl).toBeUndefined()
  const KALENDS_DAV_URL = 'https://dav.example.org/'
  expect(read({ KALENDS_DAV_URL }).service.davUrl).toBe('https://dav.example.org')
})

test('an external provider may serve any network', () => {
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

const ldap = { LDAP_URL: 'ldaps://directory.example.org', LDAP_SEARCH_BASE: 'ou=people,dc=example,dc=org' }

test('one directory comes from the environment, with defaults', () => {
  const { directories, service } = read({ ...ldap, LDAP_ADMIN_DN: 'cn=reader', LDAP_ADMIN_PASSWORD: 'reads' })
  expect(directories).toEqual([
    {
      name: 'directory',
      url: 'ldaps://directory.example.org',
      startTls: false,
      adminDn: 'cn=reader',
      adminPassword: 'reads',
      searchBase: 'ou=people,dc=example,dc=org',
      searchFilter: '(mail={{username}})',
      mapping: { firstname: 'givenName', lastname: 'sn', email: 'mail' },
      usage: { auth: true, search: false, autoProvisioning: true },
    },
  ])
  expect(service.strategies).toEqual(['basic', 'basic-ldap', 'openid-connect', 'bearer', 'jwt'])
})

test('several directories come from kalends.json', () => {
  const directories = [
    {
      name: 'Head office',
      url: 'ldap://one.example.org:1389',
      startTls: true,
      searchBase: 'dc=one',
      mapping: { email: 'workMail' },
      usage: { autoProvisioning: false },
      domain: 'One.example',
    },
    { url: 'ldaps://two.example.org', searchBase: 'dc=two', searchFilter: '(uid={{username}})' },
  ]
  expect(read({}, { directories }).directories).toMatchObject([
    {
      name: 'Head office',
      adminDn: '',
      startTls: true,
      mapping: { firstname: 'givenName', email: 'workMail' },
      usage: { auth: true, autoProvisioning: false },
      domain: 'one.example',
    },
    { name: 'directory', searchFilter: '(uid={{username}})', usage: { autoProvisioning: true } },
  ])
})

test('a wrong directory is named by its position, and no password is repeated', () => {
  const url = 'ldap://directory.example.org'
  const wrong = (change: object) => problems({}, { directories: [{ url, searchBase: 'dc=one', ...change }] })
  expect(wrong({ url: 'ldap://me:hunter2@directory.example.org' })).toEqual([
    'LDAP_DIRECTORIES 0/url must be an address such as ldaps://directory.example.org, without credentials.',
  ])
  expect(wrong({ searchBase: undefined })).toEqual(['LDAP_DIRECTORIES 0/searchBase is missing.'])
  expect(wrong({ searchFilter: '(mail={{username}}' })).toEqual([
    'LDAP_DIRECTORIES 0/searchFilter must be a search filter such as (mail={{username}}).',
  ])
  expect(wrong({ adminDn: 'cn=reader' })).toEqual(['LDAP_DIRECTORIES 0 must have an adminPassword.'])
  expect(wrong({ url: 'ldaps://directory.example.org', startTls: true })).toEqual([
    'LDAP_DIRECTORIES 0 must have an ldap:// address where startTls is true.',
  ])
  expect(wrong({ adminPasword: 'hunter2' })).toEqual([
    'LDAP_DIRECTORIES 0/adminPasword is not a setting of a directory.',
  ])
  expect(wrong({ adminPassword: { secret: 'hunter2' } })).toEqual([
    'LDAP_DIRECTORIES 0/adminPassword must be a text.',
  ])
  expect(problems({ LDAP_DIRECTORIES: '{hunter2' })).toEqual(['LDAP_DIRECTORIES must be JSON.'])
})

test('required fields of a directory are named', () => {
  expect(problems({ LDAP_URL: 'ldap://directory.example.org' })).toEqual([
    'LDAP_SEARCH_BASE must be set where LDAP_URL is.',
  ])
  expect(problems({ ...ldap, LDAP_ADMIN_DN: 'cn=reader' })).toEqual([
    'LDAP_ADMIN_PASSWORD must be set where LDAP_ADMIN_DN is.',
  ])
  expect(problems({ ...ldap, LDAP_START_TLS: 'true' })).toEqual([
    'LDAP_START_TLS is for an ldap:// address in LDAP_URL.',
  ])
  expect(problems({ LDAP_SEARCH_BASE: 'dc=one' })).toEqual([
    'LDAP_SEARCH_BASE is of no use without LDAP_URL.',
  ])
  expect(problems({ AUTH_API_STRATEGIES: 'basic-ldap' })).toEqual([
    'AUTH_API_STRATEGIES names basic-ldap, which needs a directory: set LDAP_URL.',
  ])
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
  ['OIDC_CLIENT_ID', 'hunter2', 'OIDC_CLIENT_ID is of no use without OIDC_ISSUER.'],
  [
    'NODE_ENV',
    'production',
    'OIDC_ISSUER must be set: the embedded identity provider does not run in production.',
  ],
])('%s=%s is refused', (name, value, sentence) => {
  expect(problems({ [name]: value })).toEqual([sentence])
})

test('a public address needs an external provider', () => {
  expect(problems({ HOST: '0.0.0.0' })[0]).toMatch(/^HOST must be a loopback address/)
})

test('an address with credentials is refused without repeating it', () => {
  const [problem] = problems({ PUBLIC_URL: 'https://me:hunter2@example.org' })
  expect(problem).toMatch(/^PUBLIC_URL must be a web address/)
  expect(problem).not.toContain('hunter2')
})

test('all wrong settings are reported at once', () => {
  expect(problems({ PORT: 'x', TRUST_PROXY: 'x' })).toHaveLength(2)
})

test('an unknown key of kalends.json is refused as a probable typing mistake', () => {
  expect(problems({}, { auth: { apiStrategy: ['basic'] } })).toEqual([
    'auth.apiStrategy in kalends.json is not a setting.',
  ])
  expect(problems({}, [])).toEqual(['kalends.json must hold a JSON object.'])
  expect(problems({}, { domains: [1] })[0]).toMatch(/^KALENDS_DOMAINS in kalends.json must be/)
})

const vapid = {
  KALENDS_VAPID_PUBLIC_KEY:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  KALENDS_VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  KALENDS_VAPID_SUBJECT: 'mailto:operator@example.org',
}

test('with a pair of keys and a subject, people are reminded by push', () => {
  expect(read({}).vapid).toBeUndefined()
  const { vapid: keys, service } = read(vapid)
  expect(keys).toEqual({
    publicKey: vapid.KALENDS_VAPID_PUBLIC_KEY,
    privateKey: vapid.KALENDS_VAPID_PRIVATE_KEY,
    subject: 'mailto:operator@example.org',
  })
  expect(service.pushKey).toBe(vapid.KALENDS_VAPID_PUBLIC_KEY)
})

test('keys for push come together, and belong together', () => {
  const { KALENDS_VAPID_SUBJECT: _, ...noSubject } = vapid
  expect(problems(noSubject)).toEqual([
    'KALENDS_VAPID_PUBLIC_KEY, KALENDS_VAPID_PRIVATE_KEY and KALENDS_VAPID_SUBJECT must be set together.',
  ])
  expect(problems({ ...vapid, KALENDS_VAPID_PRIVATE_KEY: 'A'.repeat(42) + 'E' })).toEqual([
    'KALENDS_VAPID_PUBLIC_KEY must be the key that belongs to KALENDS_VAPID_PRIVATE_KEY.',
  ])
  expect(problems({ ...vapid, KALENDS_VAPID_SUBJECT: 'operator' })).toEqual([
    'KALENDS_VAPID_SUBJECT must begin with mailto: or https://.',
  ])
})

const mail = {
  SMTP_URL: 'smtp://calendar:hunter2@mail.example.org:587',
  KALENDS_MAIL_FROM: 'Calendar@example.org',
  IMAP_URL: 'imaps://calendar:hunter2@mail.example.org/INBOX',
  KALENDS_MAIL_AUTHSERV_ID: 'mx.example.org',
}

test('with a mail server and an address, guests elsewhere are written to; with a mailbox, their answers are read', () => {
  expect(read({}).mail).toBeUndefined()
  const { IMAP_URL: _, KALENDS_MAIL_AUTHSERV_ID: __, ...sending } = mail
  const smtp = { url: mail.SMTP_URL, from: 'calendar@example.org' }
  expect(read(sending).mail).toEqual({ smtp })
  expect(read(mail).mail).toEqual({
    smtp,
    imap: { url: mail.IMAP_URL, address: 'calendar@example.org', authservId: 'mx.example.org' },
  })
})

test('settings of mail come together, and their passwords are not repeated', () => {
  expect(problems({ SMTP_URL: mail.SMTP_URL })).toEqual([
    'SMTP_URL and KALENDS_MAIL_FROM must be set together.',
  ])
  expect(problems({ ...mail, KALENDS_MAIL_AUTHSERV_ID: '' })).toEqual([
    'IMAP_URL and KALENDS_MAIL_AUTHSERV_ID must be set together.',
  ])
  expect(problems({ IMAP_URL: mail.IMAP_URL, KALENDS_MAIL_AUTHSERV_ID: 'mx' })).toEqual([
    'IMAP_URL is of no use without SMTP_URL.',
  ])
  const [problem] = problems({ ...mail, SMTP_URL: 'http://calendar:hunter2@mail.example.org' })
  expect(problem).toMatch(/^SMTP_URL must be an address such as/)
  expect(problem).not.toContain('calendar:hunter2')
  expect(problems({ ...mail, KALENDS_MAIL_FROM: 'nobody' })).toEqual([
    'KALENDS_MAIL_FROM must be an e-mail address.',
  ])
})
