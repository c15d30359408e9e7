import type { UserBlock } from '#contract/users.ts'
import type { Principal } from '../context.ts'
import type { Handlers } from '../Handler.ts'
import { throwHttpError } from '../HttpError.ts'
import { logSecurity } from '../securityLog.ts'
import type { Services } from '../services.ts'
import type { UserRecord } from '../store/Store.ts'

type Asked = { readonly parameters: { readonly userId: string }; readonly principal: Principal }

/** ID-21, ID-22: what administrators do about other people's accounts. */
export function accountHandlers({
  identity,
  ports: { log },
}: Services): Handlers<
  | 'userBlock'
  | 'blockUser'
  | 'unblockUser'
  | 'userSessions'
  | 'endUserSessions'
  | 'endUserSession'
  | 'userTokens'
  | 'deleteUserTokens'
  | 'deleteUserToken'
> {
  const { accounts, sessions, tokens, forgetPerson } = identity

  const ofUser =
    <Asking extends Asked>(answer: (user: UserRecord, asking: Asking) => Promise<unknown>) =>
    async (asking: Asking): Promise<Response> => {
      const answered = await answer(await accounts.find(asking.parameters.userId), asking)
      return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered)
    }

  return {
    userBlock: ofUser(async ({ blockedAt }): Promise<UserBlock> => ({
      blockedAt: blockedAt === undefined ? null : new Date(blockedAt).toISOString(),
    })),

    blockUser: ofUser(async (user, { principal: by }) => {
      if (user.id === by.user.id) throwHttpError('forbidden', 'You cannot block your own account.')
      await accounts.block(user)
      forgetPerson(user)
      logSecurity(log, 'account-blocked', { person: user.id, by: by.user.id })
    }),

    unblockUser: ofUser(async (user, { principal: by }) => {
      await accounts.unblock(user)
      logSecurity(log, 'account-unblocked', { person: user.id, by: by.user.id })
    }),

    userSessions: ofUser((user) => accounts.sessionsOf(user)),

    endUserSessions: ofUser(async (user, { principal: by }) => {
      await sessions.closeAllOf(user.id)
      logSecurity(log, 'sessions-ended', { person: user.id, by: by.user.id })
    }),

    endUserSession: ofUser(async (user, { parameters: { sessionId }, principal: by }) => {
      await accounts.endSession(user, sessionId)
      forgetPerson(user)
      logSecurity(log, 'sessions-ended', { person: user.id, by: by.user.id })
    }),

    userTokens: ofUser((user) => tokens.list(user.id)),

    deleteUserTokens: ofUser(async (user, { principal: by }) => {
      await tokens.deleteAllOf(user.id)
      logSecurity(log, 'token-revoked', { person: user.id, by: by.user.id })
    }),

    deleteUserToken: ofUser(async (user, { parameters: { tokenId }, principal: by }) => {
      await tokens.delete(user.id, tokenId)
      logSecurity(log, 'token-revoked', { person: user.id, by: by.user.id })
    }),
  }
}
