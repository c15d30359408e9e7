import { loginBody, logoutBody } from '#contract/identity.ts'
import type { Principal } from '../../context.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { checkSameSite } from './checkSameSite.ts'
import { closingCookies, openingCookie } from './cookie.ts'
import { describeUser } from '../people/describeUser.ts'
import { requireSignIn } from '../people/requireSignIn.ts'

/** In bytes. Anyone may call this, so it has room for the longest allowed name and password and no more. */
const largestLogin = 16 * 1024

/** Signing in, signing out and the signed-in user (ID-11, ID-12, ID-15). */
export function sessionHandlers({
  identity: { authenticate, logIn, sessions },
  ports: { settings, log },
}: Services): Handlers<'user' | 'logIn' | 'logOut' | 'openSession'> {
  const openSession = async (request: Request, principal: Principal, isRemembered: boolean) => {
    const opened = await sessions.open(principal.user.id, isRemembered)
    return Response.json(describeUser(principal), {
      headers: { 'set-cookie': openingCookie(request, opened, settings) },
    })
  }

  return {
    user: ({ principal }) => Response.json(describeUser(principal)),

    logIn: async (context) => {
      // A page of another site must not sign a person in as somebody else.
      checkSameSite(context, settings)
      const {
        username,
        password,
        rememberme = false,
      } = await readJson(context, loginBody, { limit: largestLogin })
      const principal = await logIn(context, username, password)
      logSecurity(log, 'signed-in', { person: principal.user.id, via: principal.via })
      return openSession(context.request, principal, rememberme)
    },

    openSession: ({ request, principal }) => openSession(request, principal, false),

    logOut: async (context) => {
      checkSameSite(context, settings)
      const { request } = context
      const { everywhere = false } = await readJson(context, logoutBody, {
        limit: largestLogin,
        whereEmpty: {},
      })
      const user = everywhere
        ? requireSignIn(await authenticate(context)).user
        : await sessions.userOf(request)
      if (user !== null && everywhere) await sessions.closeAllOf(user.id)
      await sessions.close(request)
      if (user !== null) logSecurity(log, 'sessions-ended', { person: user.id, by: user.id })
      return new Response(null, {
        status: 204,
        headers: closingCookies(request, settings).map((cookie) => ['set-cookie', cookie]),
      })
    },
  }
}
