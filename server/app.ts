import { serveRoutes } from './serveRoutes.ts'
import { announcing } from './calendar/changes/announcing.ts'
import { changeStreams, type ChangeStreams } from './calendar/changes/changeStreams.ts'
import { withCopies } from './calendar/sharing/withCopies.ts'
import { closeLeftRooms, closeRooms } from './calendar/scheduling/closeRooms.ts'
import { mailDelivery, type MailDelivery } from './calendar/mail/mailDelivery.ts'
import { webCalendarWorker, type WebCalendarWorker } from './calendar/web/webCalendarWorker.ts'
import { stopPatienceMs } from './calendar/scheduling/dueWork.ts'
import { withTimeout } from './withTimeout.ts'
import { deliveryWorker, type DeliveryWorker } from './calendar/scheduling/deliveryWorker.ts'
import { remindByMail } from './calendar/reminders/remindByMail.ts'
import { reminderWorker, type ReminderWorker } from './calendar/reminders/reminderWorker.ts'
import { asksOnly } from './http/routing/asksOnly.ts'
import { uploadBudget } from './http/body/uploadBudget.ts'
import { networkOf } from './net/networkOf.ts'
import { withBody } from './http/body/BytesResponse.ts'
import { defaultLimits } from './limits.ts'
import { requestContext, type Server } from './context.ts'
import type { Ports } from './ports.ts'
import { routes, type EndpointRoute } from './routes.ts'
import { createServices, type Services } from './services.ts'

/** The service, and the table it answers by. */
export type ServiceApp = Server & {
  readonly routes: readonly EndpointRoute[]
  /** Reminds people while no tab is open (USR-2); null without a push service. */
  readonly reminders: ReminderWorker | null
  /** Carries invitations and answers to their recipients (CAL-28). */
  readonly deliveries: DeliveryWorker
  /** Mail to guests elsewhere, and from them (CAL-30); null without a mail server. */
  readonly mail: MailDelivery | null
  /** Reads calendars on the web again (CAL-31); null where there are none. */
  readonly webReading: WebCalendarWorker | null
  /** Tells people what changes (CAL-33). */
  readonly changes: Pick<ChangeStreams, 'count' | 'stop'>
}

/**
 * The whole service behind one function of the web platform: a Request in, a Response out, whatever happens
 * inside. A listener, MSW and the tests all mount this same core.
 */
export function createApp(ports: Ports): ServiceApp {
  const seen = { ...ports, store: withCopies(announcing(ports.store)) }
  const mail = seen.mail && mailDelivery({ ...seen, mail: seen.mail }, () => deliveries.wake())
  const elsewhere = mail?.elsewhere ?? null
  const deliveries = deliveryWorker({ ...seen, elsewhere })
  const changes = changeStreams(seen)
  const close: Services['closeRooms'] = (rooms) => closeRooms(seen, rooms, deliveries.wake)
  const webReading =
    seen.webFiles === undefined ? null : webCalendarWorker({ ...seen, webFiles: seen.webFiles })
  const table = routes(
    createServices(seen, { deliveries, closeRooms: close, elsewhere, webReading, changes }),
  )
  const serve = serveRoutes(table, ports)
  const { push } = ports
  const reminders =
    push === undefined && ports.mail === undefined
      ? null
      : reminderWorker({
          ...ports,
          push: push ?? null,
          byMail: ports.mail === undefined ? null : remindByMail({ ...ports, mail: ports.mail }),
        })
  const beginUpload = uploadBudget((ports.settings.limits ?? defaultLimits).uploads)
  return {
    routes: table,
    reminders,
    deliveries: {
      ...deliveries,
      start: () => {
        const closing = closeLeftRooms(seen, deliveries.wake)
        const stop = deliveries.start()
        return async () => void (await Promise.all([stop(), withTimeout(stopPatienceMs, closing)]))
      },
    },
    mail: mail ?? null,
    webReading,
    changes,
    fetch: async (request, caller = {}) => {
      const upload = beginUpload(networkOf(caller.address))
      try {
        const context = requestContext(request, caller, upload)
        const answer = await serve(context, caller.onRoute)
        if (reminders !== null && answer.ok && !asksOnly(context.method, context.url.pathname))
          reminders.wake()
        return caller.sendsBytes === true ? answer : withBody(answer)
      } finally {
        upload.end()
      }
    },
  }
}
