import { expect, test, vi } from 'vitest'
import type { Directory } from '../ports.ts'
import { breakingDirectory } from './breakingDirectory.ts'
import { scriptedDirectory } from '../conformance/testing/scriptedDirectory.ts'
import { ldapDirectory } from './ldapDirectory.ts'
import { silentServer } from '../testing/silentServer.ts'

const settings = (port: number): Directory['settings'] => ({
  name: 'Head office',
  url: `ldap://127.0.0.1:${port}`,
  startTls: false,
  adminDn: '',
  adminPassword: '',
  searchBase: 'dc=kalends,dc=example',
  searchFilter: '(mail={{username}})',
  mapping: { firstname: 'givenName', lastname: 'sn', email: 'mail' },
  usage: { auth: true, search: false, autoProvisioning: true },
})

test('a directory that does not respond delays one sign-in, and not the next', async () => {
  await using silent = await silentServer()
  let nowMs = 0
  const directory = breakingDirectory(ldapDirectory(settings(silent.port), { timeoutMs: 300 }), () => nowMs)
  const unreachable = { kind: 'unreachable', cause: 'no answer in time' }
  expect(await directory.authenticate('alice', 'secret')).toEqual(unreachable)
  nowMs = 1
  const began = performance.now()
  expect(await directory.authenticate('alice', 'secret')).toEqual(unreachable)
  expect(await directory.problem()).toBe('no answer in time')
  expect(performance.now() - began).toBeLessThan(250)
})

test('what counts attempts is asked before a password is tried, as without it', async () => {
  const scripted = scriptedDirectory({ dora: { password: 'secret', email: 'dora@kalends.example' } })
  const takeTurn = vi.fn(async () => false)
  expect(await breakingDirectory(scripted).authenticate('dora', 'secret', takeTurn)).toEqual({
    kind: 'not-admitted',
  })
  expect(takeTurn).toHaveBeenCalledExactlyOnceWith('mail=dora@kalends.example')
  expect(scripted.tried).toEqual([])
})
