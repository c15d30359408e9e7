import type { UserBlock } from '#contract/users.ts'
import type { Handlers } from '../../Handler.ts'
import { throwHttpError } from '../../HttpError.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { ofPerson } from './ofPerson.ts'

/** Accounts of other people, for administrators (ID-21). */
export function accountHandlers({
  identity: { accounts, forgetPerson },
  ports: { log },
}: Services): Handlers<'userBlock' | 'blockUser' | 'unblockUser'> {
  const ofUser = ofPerson(accounts)
  return {
    userBlock: ofUser(async ({ blockedAt }): Promise<UserBlock> => ({
      blockedAt: blockedAt === undefined ? null : new Date(blockedAt).toISOString(),
    })),

    blockUser: ofUser(async (user, { principal: by }) => {
      if (user.id === by.user.id) throwHttpError('forbidden', 'You can’t block your own account.')
      await accounts.block(user)
      forgetPerson(user)
      logSecurity(log, 'account-blocked', { person: user.id, by: by.user.id })
    }),

    unblockUser: ofUser(async (user, { principal: by }) => {
      await accounts.unblock(user)
      logSecurity(log, 'account-unblocked', { person: user.id, by: by.user.id })
    }),
  }
}
