import { tokenBody } from '#contract/tokens/accessTokens.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'

/** Personal access tokens and short-lived JWTs (ID-18, ID-19). */
export const tokenHandlers = ({
  identity: { tokens, generateJwt },
  ports: { log },
}: Services): Handlers<'tokens' | 'createToken' | 'deleteToken' | 'generateJwt'> => ({
  tokens: async ({ principal: { user } }) => Response.json(await tokens.list(user.id)),

  createToken: async (context) => {
    const { user } = context.principal
    const created = await tokens.create(user.id, await readJson(context, tokenBody))
    logSecurity(log, 'token-made', { person: user.id, kind: 'personal' })
    return Response.json(created, { status: 201 })
  },

  deleteToken: async ({ principal: { user }, parameters: { tokenId } }) => {
    await tokens.delete(user.id, tokenId)
    logSecurity(log, 'token-revoked', { person: user.id, by: user.id })
    return new Response(null, { status: 204 })
  },

  generateJwt: async ({ principal: { user } }) => {
    const generated = await generateJwt(user)
    logSecurity(log, 'token-made', { person: user.id, kind: 'short' })
    return Response.json(generated)
  },
})
