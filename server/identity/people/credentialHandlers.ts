import type { Handlers } from '../../Handler.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { ofPerson } from './ofPerson.ts'

/** Sessions and tokens of other people, for administrators (ID-22). */
export function credentialHandlers({
  identity: { accounts, sessions, tokens, forgetPerson },
  ports: { log },
}: Services): Handlers<
  | 'userSessions'
  | 'endUserSessions'
  | 'endUserSession'
  | 'userTokens'
  | 'deleteUserTokens'
  | 'deleteUserToken'
> {
  const ofUser = ofPerson(accounts)
  return {
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
