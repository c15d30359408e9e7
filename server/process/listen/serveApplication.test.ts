import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { appConfig, type AppConfig } from '#contract/appConfig.ts'
import type { Server } from '../../context.ts'
import { contentSecurityPolicy, reactAriaStyles } from './contentSecurityPolicy.ts'
import { readBuild } from './readBuild.ts'
import { serveApplication } from './serveApplication.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalends-build-'))
mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kalends</title>')
writeFileSync(join(folder, 'assets/index-4f2a.js'), 'export const calends = 1\n'.repeat(100))
writeFileSync(join(folder, 'assets/font.woff2'), 'font')
writeFileSync(join(folder, '.vite/manifest.json'), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

const config = {
  baseUrl: 'https://calendar.example.org',
  davUrl: 'https://dav.example.org/some/path',
  oidc: { authority: "https://id.example.org/realms/x; script-src 'unsafe-inline'", client_id: 'c' },
}
const answers = new Map<string, unknown>([
  ['/config.json', config],
  ['/api/oidc/trial/0f1e/calls', { calls: [{ name: 'token', url: 'https://new.example/token' }] }],
])
const service: Server = {
  fetch: async (request) => {
    const answer = answers.get(new URL(request.url).pathname)
    return answer === undefined ? new Response('of the service', { status: 404 }) : Response.json(answer)
  },
}
const build = readBuild(folder)
const application = serveApplication(service, build, { publicUrl: 'https://calendar.example.org' })
const ask = (path: string, init?: RequestInit) =>
  application.fetch(new Request(`http://localhost:8080${path}`, init))

test('the page is revalidated each time, and an asset is cached for a year', async () => {
  const page = await ask('/')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const asset = await ask('/assets/index-4f2a.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('an unchanged page is not sent again', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? ''
  const again = await ask('/', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test('the page may call the origins of its configuration, and stored values cannot add a directive', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(
    "connect-src 'self' https://calendar.example.org https://dav.example.org https://id.example.org;",
  )
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
})

test('only the policy of the application can turn text into markup', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
})

test('CFG-11 only the page of a trial may call what its draft calls', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy')
  expect(await policyOf('/?state=trial.0f1e')).toMatch(/connect-src 'self' [^;]*https:\/\/new\.example;/)
  const ordinary = await policyOf('/')
  expect(ordinary).not.toContain('new.example')
  const others = ['/?state=trial.0f1f', '/?state=trial.0f1e.secret&code=x', '/?state=trial.0f1e&x=y']
  expect(await Promise.all(others.map(policyOf))).toEqual(others.map(() => ordinary))
})

const metadata = {
  issuer: 'https://id.example.org',
  authorization_endpoint: 'https://id.example.org/authorize',
  token_endpoint: 'https://calendar.example.org/api/oidc/token',
  jwks_uri: 'https://keys.example.org/',
  userinfo_endpoint: 'https://id.example.org/me',
}
const connectSources = (oidc: Partial<AppConfig['oidc']>) => {
  const own = { baseUrl: 'https://calendar.example.org', davUrl: 'https://calendar.example.org' }
  const read = v.parse(appConfig, {
    ...own,
    oidc: { authority: metadata.issuer, client_id: 'c', metadata, ...oidc },
  })
  return /connect-src ([^;]*)/.exec(contentSecurityPolicy(read))?.[1]
}

test('CFG-7 if the service redeems the code, the page may not call the provider', () => {
  expect(connectSources({})).toBe("'self' https://calendar.example.org")
})

test('the page may read the provider’s keys only in the implicit flow', () => {
  expect(connectSources({ response_type: 'id_token token' })).toContain('https://keys.example.org')
})

test('other sites cannot frame or reach the application, and it uses no features of the device', async () => {
  const { headers } = await ask('/')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('geolocation=()')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('HSTS is only sent with https', async () => {
  const asset = '/assets/index-4f2a.js'
  expect((await ask(asset)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  const plain = serveApplication(service, build, { publicUrl: 'http://localhost:8080' })
  const answer = await plain.fetch(new Request(`http://localhost:8080${asset}`))
  expect(answer.headers.has('strict-transport-security')).toBe(false)
})

test('the style elements of React Aria are known exactly', () => {
  const source = (file: string) =>
    readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8').replaceAll(
      /\$\{\S+PRESSABLE_ATTRIBUTE\}/g,
      'data-react-aria-pressable',
    )
  expect(source('interactions/usePress.mjs')).toContain(reactAriaStyles[0])
  expect(source('overlays/usePreventScroll.mjs')).toContain(reactAriaStyles[1])
})

test('a file is sent compressed if the client accepts it', async () => {
  const plain = await ask('/assets/index-4f2a.js')
  const brotli = await ask('/assets/index-4f2a.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(Number(brotli.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')),
  )
  const refusing = await ask('/assets/index-4f2a.js', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect(refusing.headers.get('content-encoding')).toBe('gzip')
  const font = await ask('/assets/font.woff2', { headers: { 'accept-encoding': 'br' } })
  expect(font.headers.get('content-encoding')).toBeNull()
})

test('HEAD is GET without the body', async () => {
  const answer = await ask('/', { method: 'HEAD' })
  expect(answer.headers.get('content-length')).toBe('37')
  expect(await answer.text()).toBe('')
})

test('a file cannot be written', async () => {
  const answer = await ask('/', { method: 'PUT', body: 'x' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  '/assets/gone.js',
  '/calendar/week',
  '/.vite/manifest.json',
  '/api/user',
  '/assets%2f..%2findex.html',
])('%s is never answered with the page', async (path) => {
  expect(await (await ask(path)).text()).toBe('of the service')
})

test('without a build the error says how to make one', () => {
  expect(() => readBuild(join(folder, 'assets'))).toThrow(/npm run build makes it/)
})
