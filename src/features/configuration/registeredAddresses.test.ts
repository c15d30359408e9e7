import { expect, test } from 'vitest'
import { registeredAddresses } from './registeredAddresses.ts'

test('the addresses of an application at the service’s own address', () => {
  expect(registeredAddresses('https://calendar.example', 'https://calendar.example/', undefined)).toEqual({
    redirectUri: 'https://calendar.example/',
    postLogoutUri: 'https://calendar.example/',
    webOrigin: 'https://calendar.example',
    backchannelUrl: 'https://calendar.example/api/oidc/backchannel-logout',
  })
})

test('the addresses of an application below a path, with the service elsewhere and its own redirect URI', () => {
  const redirectUri = 'https://files.example/kalends/#/auth/oidc/callback'
  const address = 'https://files.example/kalends/'
  expect(registeredAddresses('https://api.example/', address, redirectUri)).toEqual({
    redirectUri,
    postLogoutUri: address,
    webOrigin: 'https://files.example',
    backchannelUrl: 'https://api.example/api/oidc/backchannel-logout',
  })
})

test('an incomplete redirect URI has no addresses', () => {
  const { redirectUri } = registeredAddresses('https://a.example', 'https://a.example/', 'https:/')
  expect(redirectUri).toBe('https://a.example/')
})
