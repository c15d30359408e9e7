import { expect, test } from 'vitest'
import { detailsOf } from './detailsOf.ts'

test('details name what whoever helps must compare, a line each', () => {
  const about = {
    oidc: {
      authority: 'https://id.example',
      client_id: 'kalends',
      response_type: 'code',
      scope: 'openid',
    },
    redirectUri: 'https://app.example/',
    now: () => Date.UTC(2027, 2, 15, 12),
  }
  expect(detailsOf({ problem: 'clock', details: 'id_token' }, about)).toBe(
    `problem: clock (id_token)
time on this device: 2027-03-15T12:00:00.000Z
provider: https://id.example
client: kalends
response type: code
redirect URI: https://app.example/`,
  )
})
