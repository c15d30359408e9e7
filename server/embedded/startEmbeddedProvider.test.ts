import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Listener } from '../process/listen/listen.ts'
import { browsing, redirectTarget } from '../testing/browsing.ts'
import { freePort } from '../process/operation/freePort.ts'
import { beginSignIn, refreshAt, signInAt } from '../testing/signInAt.ts'
import { embeddedIssuer, startEmbeddedProvider } from './startEmbeddedProvider.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kalends-provider-'))
const port = await freePort()
const where = { issuer: embeddedIssuer(port), application: 'http://localhost:5173/' }
const start = () =>
  startEmbeddedProvider({
    host: '127.0.0.1',
    port,
    dataDir,
    applicationUrls: [where.application],
    log: () => undefined,
  })
let provider: Listener

beforeAll(async () => {
  provider = await start()
})
afterAll(async () => {
  await provider.stop()
  rmSync(dataDir, { recursive: true })
})

test('discovery has S256, an end-session endpoint, and the scopes of the application', async () => {
  const answer = await fetch(`${where.issuer}/.well-known/openid-configuration`)
  expect(await answer.json()).toMatchObject({
    issuer: where.issuer,
    code_challenge_methods_supported: ['S256'],
    end_session_endpoint: `${where.issuer}/session/end`,
    scopes_supported: expect.arrayContaining(['openid', 'email', 'profile', 'offline_access']),
  })
})

test('the sign-in page loads nothing from elsewhere and has a content security policy', async () => {
  const browse = browsing()
  const { page } = await beginSignIn(browse, where)
  const answer = await browse(page)
  const html = await answer.text()
  expect(html).toContain('<button type="submit">Sign in</button>')
  expect(html).not.toMatch(/https?:\/\//)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(answer.headers.get('content-security-policy')).not.toContain('form-action')
})

test('pages are in the language that the application asks for, else in that of the browser', async () => {
  const browse = browsing()
  const { page } = await beginSignIn(browse, where, { ui_locales: 'ar' })
  const html = await (await browse(page, { headers: { 'accept-language': 'fr' } })).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('>تسجيل الدخول</button>')
  const headers = { 'accept-language': 'nl, de-AT;q=0.8' }
  expect(await (await browsing()(`${where.issuer}/interaction/gone`, { headers })).text()).toContain(
    'Diese Anmeldung ist zu alt',
  )
  expect(await (await browsing()(`${where.issuer}/auth?client_id=x`, { headers })).text()).toContain(
    'Etwas ist schiefgegangen',
  )
  await signInAt(browse, where, 'alice@kalends.example', 'alice')
  expect(await (await browse(`${where.issuer}/session/end`, { headers })).text()).toContain(
    '>Abmelden</button>',
  )
})

test('an error is a sentence in the language of the page, with the provider’s own words small below it', async () => {
  const headers = { 'accept-language': 'es' }
  const html = await (await browsing()(`${where.issuer}/auth?client_id=x`, { headers })).text()
  expect(html).toContain('<p role="alert">Esta página de inicio de sesión no conoce la aplicación')
  expect(html).toMatch(/<code lang="en" dir="ltr">invalid_client: /)
})

test('a page for an error leads to the application: who goes back after signing in has one before them', async () => {
  const headers = { 'accept-language': 'en' }
  const way = `<a href="${where.application}">Go back to Kalends and try again.</a>`
  for (const path of ['interaction/gone', 'auth?client_id=x'])
    expect(await (await browsing()(`${where.issuer}/${path}`, { headers })).text()).toContain(way)
})

test('the page for signing out is in the language that the application asks for', async () => {
  const browse = browsing()
  const { id_token } = await signInAt(browse, where, 'alice@kalends.example', 'alice')
  const end = `${where.issuer}/session/end?id_token_hint=${id_token}&ui_locales=fr`
  const html = await (await browse(end, { headers: { 'accept-language': 'de' } })).text()
  expect(html).toContain('>Se déconnecter</button>')
})

test('a wrong password keeps the e-mail, shows an error, and signs nobody in', async () => {
  const browse = browsing()
  const { page } = await beginSignIn(browse, where)
  const answer = await browse(page, {
    method: 'POST',
    body: new URLSearchParams({ email: 'alice@kalends.example"><b>', password: 'wrong' }),
  })
  const html = await answer.text()
  expect(answer.headers.get('location')).toBeNull()
  expect(html).toContain('<p role="alert" id="wrong">Wrong e-mail or password.</p>')
  expect(html).toContain('value="alice@kalends.example&#34;&#62;&#60;b&#62;"')
})

test('Alice signs in without a consent screen, and UserInfo has her name and address', async () => {
  const { access_token } = await signInAt(browsing(), where, 'Alice@kalends.example', 'alice')
  const answer = await fetch(`${where.issuer}/me`, { headers: { authorization: `Bearer ${access_token}` } })
  expect(await answer.json()).toEqual({
    sub: 'alice',
    email: 'alice@kalends.example',
    email_verified: true,
    given_name: 'Alice',
    family_name: 'Liddell',
    name: 'Alice Liddell',
  })
})

test('a second sign-in in the same browser needs no password', async () => {
  const browse = browsing()
  await signInAt(browse, where, 'alice@kalends.example', 'alice')
  const { page } = await beginSignIn(browse, where)
  expect(page.href).toContain(`${where.application}?code=`)
})

test('a refresh token can be used once', async () => {
  const { refresh_token } = await signInAt(browsing(), where, 'bob@kalends.example', 'bob')
  const next = await refreshAt(where, refresh_token)
  expect(next.refresh_token).not.toBe(refresh_token)
  await expect(refreshAt(where, refresh_token)).rejects.toThrow('400')
})

test('a page of another origin cannot redeem a code', async () => {
  const answer = await fetch(`${where.issuer}/token`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ client_id: 'kalends', grant_type: 'refresh_token', refresh_token: 'x' }),
  })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('signing out from the application clicks the button by itself and leads back', async () => {
  const browse = browsing()
  const { id_token } = await signInAt(browse, where, 'alice@kalends.example', 'alice')
  const end = new URL(`${where.issuer}/session/end`)
  end.search = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: where.application,
    state: 'bye',
  }).toString()
  const html = await (await browse(end)).text()
  expect(html).toContain('<script>')
  const done = await browse(`${where.issuer}/session/end/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf: /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '', logout: 'yes' }),
  })
  expect(redirectTarget(done, where.issuer).href).toBe(`${where.application}?state=bye`)
  const { page } = await beginSignIn(browse, where)
  expect(page.pathname).toMatch(/^\/interaction\//)
})

test('a link from elsewhere cannot sign anybody out without a click', async () => {
  const browse = browsing()
  await signInAt(browse, where, 'alice@kalends.example', 'alice')
  const html = await (await browse(`${where.issuer}/session/end`)).text()
  expect(html).toContain('>Sign out</button>')
  expect(html).not.toContain('<script>')
})

test('a redirect to an unregistered address stops at an error page', async () => {
  const { page } = await beginSignIn(browsing(), { ...where, application: 'https://elsewhere.example/' })
  expect(page.href).toBe(`${where.issuer}/`)
  const answer = await browsing()(
    `${where.issuer}/auth?client_id=kalends&redirect_uri=https://elsewhere.example/`,
  )
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Something went wrong')
})

test('people stay signed in over a restart', async () => {
  const browse = browsing()
  const { refresh_token } = await signInAt(browse, where, 'alice@kalends.example', 'alice')
  await provider.stop()
  provider = await start()
  expect(await refreshAt(where, refresh_token)).toMatchObject({ token_type: 'Bearer' })
  const { page } = await beginSignIn(browse, where)
  expect(page.href).toContain(`${where.application}?code=`)
})
