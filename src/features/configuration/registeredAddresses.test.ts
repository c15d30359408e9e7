import { expect, test } from 'vitest'
import { registeredAddresses } from './registeredAddresses.ts'

test('an application that its service brings along', () => {
  expect(registeredAddresses('https://calendar.example', 'https://calendar.example/', undefined)).toEqual({
    redirectUri: 'https://calendar.example/',
    postLogoutUri: 'https://calendar.example/',
    webOrigin: 'https://calendar.example',
    backchannelUrl: 'https://calendar.example/api/oidc/backchannel-logout',
  })
})

test('an application below a path, its service elsewhere, its redirect URI of another shape', () => {
  const redirectUri = 'https://files.example/kalends/#/auth/oidc/callback'
  const address = 'https://files.example/kalends/'
  expect(registeredAddresses('https://api.example/', address, redirectUri)).toEqual({
    redirectUri,
    postLogoutUri: address,
    webOrigin: 'https://files.example',
    backchannelUrl: 'https://api.example/api/oidc/backchannel-logout',
  })
})

test('a redirect URI that is being typed is none yet', () => {
  const { redirectUri } = registeredAddresses('https://a.example', 'https://a.example/', 'https:/')
  expect(redirectUri).toBe('https://a.example/')
})
