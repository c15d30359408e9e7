import { handoverBody } from '#contract/administration/handover.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { logSecurity } from '../../securityLog.ts'
import type { Services } from '../../services.ts'
import { handCalendarsOver, requireReceiver } from './handCalendarsOver.ts'

const largestBody = 4 * 1024

/** The calendars of people who left, handed to somebody else by an administrator (ID-25). */
export function handoverHandlers({
  ports,
  identity: { accounts, forgetPerson },
  deliveries,
  elsewhere,
}: Services): Handlers<'handOverCalendars'> {
  return {
    handOverCalendars: async (call) => {
      const { parameters, principal } = call
      const { to } = await readJson(call, handoverBody, { limit: largestBody })
      const [from, receiver] = [await accounts.find(parameters.userId), await accounts.find(to)]
      if (from.id === principal.user.id) throwHttpError('forbidden', 'You can’t block your own account.')
      requireReceiver(from, receiver)
      // Nobody writes there while they are handed over, nor afterwards.
      await accounts.block(from)
      forgetPerson(from)
      const handed = await handCalendarsOver({ ...ports, elsewhere }, from, receiver)
      logSecurity(ports.log, 'calendars-handed-over', {
        person: from.id,
        to: receiver.id,
        by: principal.user.id,
      })
      deliveries.wake()
      return Response.json(handed)
    },
  }
}
