import { expect, test } from 'vitest'
import { settingsService } from '../../../api/testing/settingsService.ts'
import { saveSettings } from './saveSettings.ts'

const settingsOf = (client_secret: string) => ({
  issuer_url: 'https://id.example',
  clients: [{ client_id: 'kalends', client_secret }],
})
const before = settingsOf('old')
const typed = { ...settingsOf('new'), issuer_url: 'https://login.example' }

test.for(['unanswered', 'twice'] as const)('settings that were saved are saved: %s', async (fate) => {
  const { api, saved } = settingsService('openid-connect', before, fate)
  expect(await saveSettings(api, typed, '"1"')).toBe('"2"')
  expect(saved).toEqual([before, typed])
})

test('what was saved by an earlier try is no change of somebody else', async () => {
  const { api, saved } = settingsService('openid-connect', typed, 'twice')
  expect(await saveSettings(api, typed, '"0"')).toBe('"1"')
  expect(saved).toEqual([typed])
})

test('what never arrived is not saved, and what somebody else has saved is not replaced', async () => {
  const { api, saved } = settingsService('openid-connect', before, 'lost')
  await expect(saveSettings(api, typed, '"1"')).rejects.toMatchObject({ failure: 'offline' })
  await expect(saveSettings(api, typed, '"0"')).rejects.toMatchObject({ failure: 'changed-meanwhile' })
  expect(saved).toEqual([before])
})

test('a secret, which cannot be read, is there for sure', async () => {
  const { api, saved } = settingsService('openid-connect', before, 'lost')
  await saveSettings(api, settingsOf('new'), '"1"')
  expect(saved).toEqual([before, settingsOf('new')])
})
