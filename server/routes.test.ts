import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import * as v from 'valibot'
import { accessRules, type AccessRule } from './access.ts'
import { createApp } from './app.ts'
import { openWorld, type World } from './conformance/testing/world.ts'
import type { PrincipalOf, Principal } from './context.ts'
import { router, templateOf } from './http/routing/router.ts'
import { probePaths } from './process/probePaths.ts'
import type { EndpointRoute } from './routes.ts'
import { endpointNames, serviceEndpoints, type ParametersOf } from './serviceEndpoints.ts'

/** A path with the ids of another person's home. */
const filled = (path: string, homeId: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'userId' ? homeId : 'store'))

/** Bodies for the calls that read them before they check for an administrator (CFG-4). */
const bodies: Readonly<Record<string, unknown>> = {
  readConfigurations: [{ name: 'core', keys: ['openid-connect'] }],
  putConfigurations: [],
}

async function eachRoute(
  needs: keyof AccessRule,
  tell: (world: World, routes: readonly EndpointRoute[]) => Promise<void>,
): Promise<void> {
  const { world, close } = await openWorld('core')
  const routes = createApp(world.ports).routes.filter(({ access }) => {
    const rule: AccessRule = accessRules[access]
    return rule[needs] !== undefined && rule[needs] !== false
  })
  expect(routes.length).toBeGreaterThan(5)
  await tell(world, routes).finally(close)
}

const reasonOf = async (answer: Response) => {
  const { error } = v.parse(v.object({ error: v.object({ reason: v.string() }) }), await answer.json())
  return `${answer.status} ${error.reason}`
}

test('every endpoint is found at its own path', () => {
  const find = router(endpointNames.map((name) => ({ name, ...serviceEndpoints[name] })))
  for (const name of endpointNames) {
    const { method, path } = serviceEndpoints[name]
    const { pathname, searchParams } = new URL(filled(path, 'someone'), 'http://kalends.example')
    expect(find(pathname)?.routeFor(method, searchParams)?.name).toBe(name)
  }
})

test('a request without a credential is 401 at every endpoint that needs one', () =>
  eachRoute('needsCredential', async (world, routes) => {
    const homeId = await world.homeOf('alice')
    for (const { name, method, path } of routes) {
      const answer = await world.fetch(method, filled(path, homeId))
      expect(`${name} ${await reasonOf(answer)}`).toBe(`${name} 401 signed-out`)
    }
  }))

test('a caller who is not an administrator is refused at every endpoint for administrators', () =>
  eachRoute('needsAdministrator', async (world, routes) => {
    for (const { name, method, path } of routes) {
      const body = bodies[name]
      const asking = { as: 'alice', ...(body !== undefined && { body }) } as const
      const answer = await world.fetch(method, filled(path, 'someone'), asking)
      expect(`${name} ${await reasonOf(answer)}`).toBe(`${name} 403 forbidden`)
    }
  }))

test('a token of this service is refused at every endpoint that needs a sign-in', () =>
  eachRoute('needsSignIn', async (world, routes) => {
    const made = await world.fetch('POST', serviceEndpoints.generateJwt.path, { as: 'admin' })
    const { token } = v.parse(v.object({ token: v.string() }), await made.json())
    const headers = { authorization: `Bearer ${token}` }
    for (const { name, method, path } of routes) {
      const body = bodies[name]
      const asking = { headers, ...(body !== undefined && { body }) }
      const answer = await world.fetch(method, filled(path, 'someone'), asking)
      expect(`${name} ${await reasonOf(answer)}`).toBe(`${name} 403 needs-sign-in`)
    }
  }))

test('another person’s home is refused at every endpoint with a home in its path', () =>
  eachRoute('needsRight', async (world, routes) => {
    const homeId = await world.homeOf('alice')
    for (const { name, method, path } of routes) {
      const answer = await world.fetch(method, filled(path, homeId), { as: 'bob' })
      expect(`${name} ${await reasonOf(answer)}`).toBe(`${name} 403 forbidden`)
    }
  }))

test('a handler gets the parameters of its path and the principal of its access', () => {
  expectTypeOf<ParametersOf<'deleteUserToken'>>().toEqualTypeOf<{
    readonly userId: string
    readonly tokenId: string
  }>()
  expectTypeOf<PrincipalOf<'user'>>().toEqualTypeOf<Principal>()
  expectTypeOf<PrincipalOf<'health'>>().toEqualTypeOf<null>()
})

test('no path of the contract is repeated in the service', () => {
  const paths = [...Object.values(serviceEndpoints), ...Object.values(probePaths).map((path) => ({ path }))]
  const find = router(paths.map(({ path }) => ({ method: 'GET', path })))
  const root = new URL('.', import.meta.url)
  const typed = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:conformance|testing)\//.test(file))
    .filter((file) => file !== 'process/probePaths.ts')
    .flatMap((file) => literalsIn(readFileSync(new URL(file, root), 'utf8')).map((path) => ({ file, path })))
    .filter(({ path }) => find(templateOf(path)) !== null)
  expect(typed).toEqual([])
})

/** Texts in quotes that begin with a slash. In comments, paths are in backticks after their method. */
const literalsIn = (code: string) =>
  [...code.matchAll(/(['"`])(\/[^'"`\s\\]*)\1/g)].map(([, , path = '']) =>
    path.replaceAll(/\$\{[^}]*\}/g, 'x'),
  )
