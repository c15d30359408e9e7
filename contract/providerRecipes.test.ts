import { expect, test } from 'vitest'
import { recipeFor, scopeToAsk } from './providerRecipes.ts'

const base = 'openid email profile'
const offline = `${base} offline_access`
const common = ['openid', 'profile', 'email']

/** Issuers and `scopes_supported` as these providers write them. */
test.each<[string, string, unknown, string]>([
  ['Okta', 'https://acme.okta.com', [...common, 'address', 'phone', 'offline_access', 'groups'], offline],
  ['Auth0', 'https://acme.eu.auth0.com/', [...common, 'offline_access', 'name'], offline],
  ['Zitadel', 'https://acme.zitadel.cloud', [...common, 'phone', 'address', 'offline_access'], offline],
  ['Authelia', 'https://auth.example.org', ['offline_access', ...common, 'groups'], offline],
  ['authentik', 'https://auth.example.org/application/o/kalends/', [...common, 'offline_access'], offline],
  ['authentik without it', 'https://auth.example.org/application/o/kalends/', common, base],
  ['oidc-provider', 'http://localhost:8081', ['openid', 'offline_access', 'email', 'profile'], offline],
  ['Entra ID', 'https://login.microsoftonline.com/5f1e/v2.0', [...common, 'offline_access'], offline],
  ['Entra ID before it was discovered', 'https://login.microsoftonline.com/5f1e/v2.0', undefined, offline],
  ['Cognito', 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_x', [...common, 'phone'], base],
  ['GitLab', 'https://gitlab.com', ['api', 'read_user', ...common], base],
  ['Google', 'https://accounts.google.com', common, base],
  ['LemonLDAP::NG', 'https://auth.example.org', [...common, 'address', 'phone'], base],
  ['Keycloak', 'https://id.example.org/realms/acme', [...common, 'offline_access'], base],
  ['Keycloak below a path', 'https://id.example.org/auth/realms/acme', [...common, 'offline_access'], base],
  ['one that lists nothing', 'https://id.example.org', undefined, base],
  ['one that lists it wrongly', 'https://id.example.org', 'openid offline_access', base],
])('%s is asked for what it knows', (_, issuer, supported, scope) => {
  expect(scopeToAsk(issuer, supported)).toBe(scope)
})

test('Google gives a refresh token where it is told to', () => {
  expect(recipeFor('https://accounts.google.com')).toMatchObject({
    prompt: 'consent',
    parameters: { access_type: 'offline' },
  })
})

test('an issuer that only looks like one of them needs nothing', () => {
  expect(recipeFor('https://accounts.google.com.example.org')).toEqual({})
  expect(recipeFor('https://login.microsoftonline.com.example.org/tenant')).toEqual({})
  expect(recipeFor('https://id.example.org/realms')).toEqual({})
})
