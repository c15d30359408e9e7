import { expect, test } from 'vitest'
import { redact } from './redact.ts'

const planted = 'opensesame'

const connection = {
  name: 'Head office',
  domainId: '54b64eadf6d7d8e41d263d00',
  configuration: {
    mapping: { firstname: 'givenName', email: 'mail' },
    url: `ldap://reader:${planted}@directory.example:389`,
    adminDn: 'cn=reader,dc=example',
    adminPassword: planted,
    searchBase: 'ou=people,dc=example',
    searchFilter: '(mail={{username}})',
  },
  usage: { auth: true, search: true, autoProvisioning: false },
  state: 'unhealthy',
}

// Every shape that HC-7 names.
test.each([
  ['a directory', { cause: 'down', info: [connection] }],
  ['a cause alone', { cause: `bind failed, password=${planted}` }],
  ['a bare array', [connection]],
  ['a message that is text', { info: [{ ...connection, message: `cannot open ldap://x:${planted}@host/` }] }],
  ['a message that is true', { info: [{ ...connection, message: true }] }],
  [
    'a message that is an object',
    { info: [{ ...connection, message: { bindPassword: planted, code: 49 } }] },
  ],
  ['text that is JSON', { cause: JSON.stringify({ adminPassword: planted }) }],
  ['a short name', { smtp: { user: 'mailer', pass: planted } }],
  ['a text alone', `mongodb://root:${planted}@db/kalends`],
])('%s leaves without the word that was planted in it', (_, details) => {
  expect(JSON.stringify(redact(details))).not.toContain(planted)
})

test('what is not secret stays readable', () => {
  const { configuration, ...rest } = connection
  const { url: _, adminPassword: __, ...settings } = configuration
  expect(redact({ ...rest, configuration: settings, bypass: 'none' })).toEqual({
    ...rest,
    configuration: settings,
    bypass: 'none',
  })
})

test('redacting twice changes nothing more', () => {
  const once = redact({ cause: `sent Bearer ${planted}`, info: [connection] })
  expect(redact(once)).toEqual(once)
})
