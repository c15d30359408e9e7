import { i18n } from '@lingui/core'
import { OidcClient } from 'oidc-client-ts'
import { expect, test } from 'vitest'
import { createManager } from './createManager.ts'
import { memoryStorage } from '#mocks/testing/memoryStorage.ts'

/** What a sign-in at this provider is asked with. */
async function requestAt(authority: string, more: { readonly prompt?: string } = {}) {
  const metadata = {
    issuer: authority,
    authorization_endpoint: 'https://id.example/authorize',
    token_endpoint: 'https://id.example/token',
    jwks_uri: 'https://id.example/jwks',
    userinfo_endpoint: 'https://id.example/me',
    end_session_endpoint: undefined,
  }
  const oidc = { authority, client_id: 'kalends', response_type: 'code', metadata, ...more }
  const manager = createManager({ oidc, address: 'https://app.example/', storage: memoryStorage() })
  const client = new OidcClient(manager.settings, manager.metadataService)
  const { url } = await client.createSigninRequest({ request_type: 'si:r' })
  return Object.fromEntries(new URL(url).searchParams)
}

test('Google is asked for a refresh token with its own parameters', async () => {
  expect(await requestAt('https://accounts.google.com')).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
  })
})

test('a prompt in the configuration wins over that of the recipe', async () => {
  expect(await requestAt('https://accounts.google.com', { prompt: 'select_account' })).toMatchObject({
    access_type: 'offline',
    prompt: 'select_account',
  })
})

test('other providers do not get Google’s parameters', async () => {
  const request = await requestAt('https://id.example')
  expect(request).not.toHaveProperty('access_type')
  expect(request).not.toHaveProperty('prompt')
})

test('the provider is asked for the person’s language', async () => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} })
  expect(await requestAt('https://id.example')).toMatchObject({ ui_locales: 'ar' })
})
