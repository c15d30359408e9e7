import { expect, test } from 'vitest'
import { causeIn } from './causeIn.ts'
import { readConnections } from './readConnections.ts'

const connection = {
  name: 'Head office',
  domainId: 'd1',
  configuration: { mapping: { email: 'mail' }, url: 'ldap://directory', adminPassword: '********' },
  usage: { auth: true },
  state: 'unhealthy',
  message: { code: 49 },
  retries: 3,
}
const read = {
  name: 'Head office',
  domainId: 'd1',
  state: 'unhealthy',
  message: { code: 49 },
  configuration: [
    ['url', 'ldap://directory'],
    ['adminPassword', '********'],
  ],
  usage: [['auth', true]],
  mapping: [['email', 'mail']],
  more: [['retries', 3]],
}

test('the details of a directory are its connections, and what is beside them', () => {
  expect(readConnections({ cause: 'down', info: [connection], version: 2 })).toEqual({
    connections: [read],
    more: [['version', 2]],
  })
})

test('a bare array of connections is read too', () => {
  expect(readConnections([connection])).toEqual({ connections: [read], more: [] })
})

test('a connection may have few properties', () => {
  expect(readConnections([{ usage: {} }])?.connections[0]).toMatchObject({
    name: null,
    state: null,
    message: undefined,
    configuration: [],
  })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a cause', { cause: 'down' }],
  ['an empty list', []],
  ['other information', { info: [{ name: 'sqlite', state: 'up' }] }],
  ['a list of which some are something else', [connection, 'and so on']],
  ['text', 'down'],
])('%s is not a table', (_, details) => {
  expect(readConnections(details)).toBeNull()
})

test('a cause is a text, and not a long one', () => {
  expect(causeIn({ cause: 'down' })).toBe('down')
  expect(causeIn({ cause: 'x'.repeat(1000) })).toHaveLength(200)
  expect(causeIn({ cause: true })).toBeNull()
  expect(causeIn({ cause: ' ' })).toBeNull()
  expect(causeIn([])).toBeNull()
  expect(causeIn(null)).toBeNull()
})
