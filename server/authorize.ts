import type { Slots } from '#contract/endpoints.ts'
import { accessRules, type Access, type AccessRule } from './access.ts'
import { authorizeHome } from './calendar/homeAccess.ts'
import type { Principal, RequestContext } from './context.ts'
import { throwHttpError } from './HttpError.ts'
import { requireSignIn } from './identity/requireSignIn.ts'
import type { Services } from './services.ts'

/** Who asks, as far as the access of an endpoint has to know. */
type Asking = { readonly principal: Principal | null; readonly isAdmin: boolean }

export type Authorization = {
  /** @throws {HttpError} signed-out, unknown-domain, blocked, cross-site, too-many-attempts, unavailable */
  readonly identify: (access: Access, context: RequestContext) => Promise<Asking>
  /** @throws {HttpError} forbidden, needs-sign-in, not-found */
  readonly authorize: (access: Access, asking: Asking, parameters: Slots) => Promise<void>
}

/** Enforces the access of endpoints, in two steps: in between a handler may read what is asked (the order of CFG-4). */
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

    authorize: async (access, { principal, isAdmin }, { userId }) => {
      const { needsAdministrator, needsSignIn, needsHome }: AccessRule = accessRules[access]
      if (needsAdministrator && !isAdmin) {
        throwHttpError('forbidden', 'Only platform administrators may do this.')
      }
      if (principal === null) return
      if (needsSignIn) requireSignIn(principal)
      if (needsHome) await authorizeHome(principal.user, userId ?? '', store.users)
    },
  }
}
