import type { Slots } from '#contract/endpoints.ts'
import { accessRules, type Access, type AccessRule } from './access.ts'
import { calendarIdOf } from './calendar/answers/hrefs.ts'
import { authorizeCalendar } from './calendar/authorizeCalendar.ts'
import type { Principal, RequestContext } from './context.ts'
import { throwHttpError } from './HttpError.ts'
import { requireSignIn } from './identity/people/requireSignIn.ts'
import type { HomeOrCalendar } from './rights.ts'
import type { Services } from './services.ts'

/** The caller, as far as access rules need it. */
type Asking = { readonly principal: Principal | null; readonly isAdmin: boolean }

export type Authorization = {
  /** @throws {HttpError} signed-out, unknown-domain, blocked, cross-site, too-many-attempts, unavailable */
  readonly identify: (access: Access, context: RequestContext) => Promise<Asking>
  /** @throws {HttpError} forbidden, needs-sign-in, not-found */
  readonly authorize: (access: Access, asking: Asking, parameters: Slots) => Promise<void>
}

/**
 * Enforces the access of endpoints in two steps: in between, a handler may read the request (the order of
 * CFG-4).
 */
export function authorization({ identity, ports: { store } }: Services): Authorization {
  return {
    identify: async (access, context) => {
      if (access === 'anybody') return { principal: null, isAdmin: false }
      if (access === 'administrator') {
        return { principal: null, isAdmin: await identity.isAdministrator(context) }
      }
      const principal = await identity.authenticate(context)
      context.upload.belongsTo(principal.user.id)
      return { principal, isAdmin: principal.isAdmin }
    },

    authorize: async (access, { principal, isAdmin }, parameters) => {
      const { needsAdministrator, needsSignIn, needsRight }: AccessRule = accessRules[access]
      if (needsAdministrator && !isAdmin) {
        throwHttpError('forbidden', 'Only platform administrators may do this.')
      }
      if (principal === null) return
      if (needsSignIn) requireSignIn(principal)
      if (needsRight) await authorizeCalendar(principal.user, needsRight, placeIn(parameters), store)
    },
  }
}

/** The home or the calendar that a path names. */
const placeIn = ({ userId: homeId = '', calendarId }: Slots): HomeOrCalendar =>
  calendarId === undefined ? { homeId } : { homeId, calendarId: calendarIdOf(homeId, calendarId) }
