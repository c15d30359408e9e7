import type { Hono } from 'hono'
import { tokenBody } from '#contract/identity.ts'
import type { Services } from '../services.ts'
import { mount } from '../http/mount.ts'
import { readJson } from '../http/readJson.ts'
import { logSecurity } from '../securityLog.ts'

/** ID-18, ID-19. Who shows a token is given no other: a stolen one would never end. */
export function tokenRoutes(app: Hono, { identity, ports: { log } }: Services): void {
  const { authenticatePerson, tokens, generateJwt } = identity

  mount(app, {
    '/api/tokens': {
      GET: async ({ request }) => {
        const { user } = await authenticatePerson(request)
        return Response.json(await tokens.list(user.id))
      },
      POST: async ({ request }) => {
        const { user } = await authenticatePerson(request)
        const created = await tokens.create(user.id, await readJson(request, tokenBody))
        logSecurity(log, 'token-made', { person: user.id, kind: 'personal' })
        return Response.json(created, { status: 201 })
      },
    },
    '/api/tokens/{tokenId}': {
      DELETE: async ({ request, slot }) => {
        const { user } = await authenticatePerson(request)
        await tokens.delete(user.id, slot('tokenId'))
        logSecurity(log, 'token-revoked', { person: user.id, by: user.id })
        return new Response(null, { status: 204 })
      },
    },
    '/api/jwt/generate': {
      POST: async ({ request }) => {
        const { user } = await authenticatePerson(request)
        const generated = await generateJwt(user)
        logSecurity(log, 'token-made', { person: user.id, kind: 'short' })
        return Response.json(generated)
      },
    },
  })
}
