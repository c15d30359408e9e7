import { expect, test } from 'vitest'
import { parseSettingsFile, settingsFile } from './settingsFile.ts'

const settings = {
  issuer_url: 'https://id.example',
  clients: [{ client_id: 'kalends', client_secret: 'tiger', scope: 'openid email', acr_values: 'gold' }],
}

test('a file has no secret, but marks that there is one', () => {
  const text = settingsFile(settings)
  expect(text).not.toContain('tiger')
  expect(parseSettingsFile(text)).toEqual({
    kind: 'read',
    configuration: { ...settings, clients: [{ ...settings.clients[0], client_secret: '********' }] },
  })
})

test('a file with the value alone is accepted too', () => {
  expect(parseSettingsFile('{"clients": [{"client_id": "kalends"}]}')).toEqual({
    kind: 'read',
    configuration: { clients: [{ client_id: 'kalends' }] },
  })
})

test('a wrong value shows the sentence of the service with its path', () => {
  const text = '{"issuer_url": "nonsense", "clients": [{"client_id": ""}]}'
  expect(parseSettingsFile(text)).toEqual({
    kind: 'refused',
    problems: [
      'core->openid-connect: issuer_url must be a URL',
      'core->openid-connect: clients/0/client_id must not be empty',
    ],
  })
})

test.each([
  ['not-json', 'issuer_url: https://id.example'],
  ['no-settings', '[]'],
  ['no-settings', '[{"name": "core", "configurations": []}]'],
  ['no-settings', '{"name": "package"}'],
  ['no-settings', '7'],
])('%s: %s', (kind, text) => {
  expect(parseSettingsFile(text)).toEqual({ kind })
})
