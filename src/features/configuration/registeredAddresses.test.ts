import { expect, test } from 'vitest'
import { registeredAddresses } from './registeredAddresses.ts'

const oidc = { authority: 'https://id.example', client_id: 'kalends', response_type: 'code', scope: 'openid' }

test('an application that its service brings along', () => {
  const config = { baseUrl: 'https://calendar.example', oidc }
  expect(registeredAddresses(config, 'https://calendar.example/')).toEqual({
    redirectUri: 'https://calendar.example/',
    postLogoutUri: 'https://calendar.example/',
    webOrigin: 'https://calendar.example',
    backchannelUrl: 'https://calendar.example/api/oidc/backchannel-logout',
  })
})

test('an application below a path, its service elsewhere, its redirect URI of another shape', () => {
  const redirect_uri = 'https://files.example/kalends/#/auth/oidc/callback'
  const config = { baseUrl: 'https://api.example/', oidc: { ...oidc, redirect_uri } }
  expect(registeredAddresses(config, 'https://files.example/kalends/')).toEqual({
    redirectUri: redirect_uri,
    postLogoutUri: 'https://files.example/kalends/',
    webOrigin: 'https://files.example',
    backchannelUrl: 'https://api.example/api/oidc/backchannel-logout',
  })
})
