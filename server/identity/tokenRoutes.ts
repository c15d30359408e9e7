import type { Hono } from 'hono'
import { tokenBody } from '#contract/identity.ts'
import type { Context } from '../context.ts'
import { mount } from '../http/mount.ts'
import { readJson } from '../http/readJson.ts'

/** ID-18, ID-19. Who shows a token is given no other: a stolen one would never end. */
export function tokenRoutes(app: Hono, { identity }: Context): void {
  const { authenticatePerson, tokens, generateJwt } = identity

  mount(app, {
    '/api/tokens': {
      GET: async ({ request }) => {
        const { user } = await authenticatePerson(request)
        return Response.json(await tokens.list(user.id))
      },
      POST: async ({ request }) => {
        const { user } = await authenticatePerson(request)
        return Response.json(await tokens.create(user.id, await readJson(request, tokenBody)), {
          status: 201,
        })
      },
    },
    '/api/tokens/{tokenId}': {
      DELETE: async ({ request, slot }) => {
        const { user } = await authenticatePerson(request)
        await tokens.delete(user.id, slot('tokenId'))
        return new Response(null, { status: 204 })
      },
    },
    '/api/jwt/generate': {
      POST: async ({ request }) => {
        const { user } = await authenticatePerson(request)
        return Response.json(await generateJwt(user))
      },
    },
  })
}
