import { newEmailBody } from '#contract/administration/newEmail.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { changeEmail } from './changeEmail.ts'

const largestBody = 32 * 1024

/** Other people's addresses, changed by an administrator (ID-26). */
export function emailHandlers({
  ports,
  identity: { accounts, forgetPerson },
  elsewhere,
}: Services): Handlers<'changeEmail'> {
  return {
    changeEmail: async (call) => {
      const { parameters, principal } = call
      const to = await readJson(call, newEmailBody, { limit: largestBody })
      const user = await accounts.find(parameters.userId)
      const other = await changeEmail({ ...ports, elsewhere }, user, to)
      for (const each of [user, other]) if (each !== null) forgetPerson(each)
      logSecurity(ports.log, 'email-changed', { person: user.id, by: principal.user.id })
      return new Response(null, { status: 204 })
    },
  }
}
