import type { Hono } from 'hono'
import type { UserBlock } from '#contract/users.ts'
import type { Services, Principal } from '../services.ts'
import { mount, type Call, type Handler } from '../http/mount.ts'
import { throwHttpError } from '../HttpError.ts'
import { logSecurity } from '../securityLog.ts'
import type { UserRecord } from '../store/Store.ts'

/** ID-21, ID-22: what administrators do about other people's accounts. A token of ours does none of it. */
export function userRoutes(app: Hono, { identity, ports }: Services): void {
  const { accounts, sessions, tokens, forgetPerson } = identity
  const { log } = ports

  const ofUser =
    (answer: (user: UserRecord, call: Call, by: Principal) => Promise<unknown>): Handler =>
    async (call) => {
      const by = await identity.authenticatePerson(call.request)
      if (!by.isAdmin) throwHttpError('forbidden', 'Only platform administrators may do this.')
      const answered = await answer(await accounts.find(call.slot('userId')), call, by)
      return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered)
    }

  mount(app, {
    '/api/users/{userId}/block': {
      GET: ofUser(async ({ blockedAt }): Promise<UserBlock> => ({
        blockedAt: blockedAt === undefined ? null : isoOf(blockedAt),
      })),
      PUT: ofUser(async (user, _, by) => {
        if (user.id === by.user.id) throwHttpError('forbidden', 'You cannot block your own account.')
        await accounts.block(user)
        forgetPerson(user)
        logSecurity(log, 'account-blocked', { person: user.id, by: by.user.id })
      }),
      DELETE: ofUser(async (user, _, by) => {
        await accounts.unblock(user)
        logSecurity(log, 'account-unblocked', { person: user.id, by: by.user.id })
      }),
    },
    '/api/users/{userId}/sessions': {
      GET: ofUser((user) => accounts.sessionsOf(user)),
      DELETE: ofUser(async (user, _, by) => {
        await sessions.closeAllOf(user.id)
        logSecurity(log, 'sessions-ended', { person: user.id, by: by.user.id })
      }),
    },
    '/api/users/{userId}/sessions/{sessionId}': {
      DELETE: ofUser(async (user, { slot }, by) => {
        await accounts.endSession(user, slot('sessionId'))
        forgetPerson(user)
        logSecurity(log, 'sessions-ended', { person: user.id, by: by.user.id })
      }),
    },
    '/api/users/{userId}/tokens': {
      GET: ofUser((user) => tokens.list(user.id)),
      DELETE: ofUser(async (user, _, by) => {
        await tokens.deleteAllOf(user.id)
        logSecurity(log, 'token-revoked', { person: user.id, by: by.user.id })
      }),
    },
    '/api/users/{userId}/tokens/{tokenId}': {
      DELETE: ofUser(async (user, { slot }, by) => {
        await tokens.delete(user.id, slot('tokenId'))
        logSecurity(log, 'token-revoked', { person: user.id, by: by.user.id })
      }),
    },
  })
}

const isoOf = (instant: number) => new Date(instant).toISOString()
