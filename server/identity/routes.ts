import type { Hono } from 'hono'
import { loginBody, logoutBody } from '#contract/identity.ts'
import type { Services, Principal } from '../services.ts'
import { mount } from '../http/mount.ts'
import { readJson } from '../http/readJson.ts'
import { logSecurity } from '../securityLog.ts'
import { closingCookies, openingCookie } from './cookie.ts'
import { describeUser } from './describeUser.ts'
import { checkSameSite } from './checkSameSite.ts'
import { tokenRoutes } from './tokenRoutes.ts'

/** In bytes. Whoever logs in is nobody yet: a name and a password of the lengths that are taken, and no more. */
const largestLogin = 16 * 1024

/** ID-11, ID-12, ID-15, ID-18, ID-19. */
export function identityRoutes(app: Hono, context: Services): void {
  tokenRoutes(app, context)
  const { settings, log } = context.ports
  const { authenticate, authenticatePerson, logIn, sessions } = context.identity

  const openSession = async (
    request: Request,
    principal: Pick<Principal, 'user' | 'isAdmin'>,
    isRemembered: boolean,
  ) => {
    const opened = await sessions.open(principal.user.id, isRemembered)
    return Response.json(describeUser(principal), {
      headers: { 'set-cookie': openingCookie(request, opened, settings) },
    })
  }

  mount(app, {
    '/api/user': {
      GET: async ({ request }) => Response.json(describeUser(await authenticate(request))),
    },
    '/api/login': {
      POST: async ({ request }) => {
        // Nobody is signed in yet, but a page of another site must not sign a person in as somebody else either.
        checkSameSite(request, settings)
        const {
          username,
          password,
          rememberme = false,
        } = await readJson(request, loginBody, { limit: largestLogin })
        const principal = await logIn(request, username, password)
        logSecurity(log, 'signed-in', { person: principal.user.id, via: principal.via })
        return openSession(request, principal, rememberme)
      },
    },
    '/api/session': {
      POST: async ({ request }) => openSession(request, await authenticatePerson(request), false),
    },
    '/api/logout': {
      POST: async ({ request }) => {
        checkSameSite(request, settings)
        const { everywhere = false } = await readJson(request, logoutBody, {
          limit: largestLogin,
          whereEmpty: {},
        })
        const user = everywhere ? (await authenticatePerson(request)).user : await sessions.userOf(request)
        if (user !== null && everywhere) await sessions.closeAllOf(user.id)
        await sessions.close(request)
        if (user !== null) logSecurity(log, 'sessions-ended', { person: user.id, by: user.id })
        return new Response(null, {
          status: 204,
          headers: closingCookies(request, settings).map((cookie) => ['set-cookie', cookie]),
        })
      },
    },
  })
}
