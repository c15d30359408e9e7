import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import type { Services } from '../services.ts'
import { mount, type Call, type Handler } from '../http/mount.ts'
import { throwHttpError } from '../HttpError.ts'
import { authorize } from './access.ts'
import { calendarHandlers } from './calendarHandlers.ts'
import { eventHandlers } from './eventHandlers.ts'
import { exportHandlers } from './exportHandlers.ts'
import { homeHandlers } from './homeHandlers.ts'
import { rangeAnswers } from './rangeAnswers.ts'
import { rootHandlers } from './rootHandlers.ts'
import type { UserRecord } from '../store/Store.ts'
import type { CalendarHandler, CalendarHandlers } from './CalendarHandler.ts'

/**
 * The calendar API (CAL-1 to CAL-22, CAL-35). Nearly every address lies in a home: who asks is let into it first (CAL-21). What lies in
 * none names homes in what is sent, and leaves out those that are not open.
 */
export function calendarRoutes(app: Hono, { authenticate, ports }: Services): void {
  const answered = (
    verbs: CalendarHandlers,
    enter: (call: Call, user: UserRecord) => Promise<void>,
  ): Readonly<Record<string, Handler>> =>
    Object.fromEntries(
      Object.entries<CalendarHandler>(verbs).map(([verb, handler]) => [
        verb,
        async (call: Call) => {
          const { user } = await authenticate(call.request)
          await enter(call, user)
          refuseStrictness(call.request)
          return handler(call, user)
        },
      ]),
    )
  const inHome = (verbs: CalendarHandlers) =>
    answered({ ...verbs, ACL }, (call, user) => authorize(user, call.slot('userId'), ports.store.users))
  const inNoHome = (verbs: CalendarHandlers) => answered(verbs, async () => undefined)

  const ranges = rangeAnswers(ports)
  const { eventsByPath, queryCalendars, freeBusy } = rootHandlers(ports, ranges)
  mount(app, {
    [endpoints.eventsByPath.path]: inNoHome({ REPORT: eventsByPath }),
    [endpoints.queryCalendars.path]: inNoHome({ POST: queryCalendars }),
    [endpoints.freeBusy.path]: inNoHome({ POST: freeBusy }),
    [endpoints.calendars.path]: inHome(homeHandlers(ports)),
    [endpoints.calendar.path]: inHome(calendarHandlers(ports, ranges)),
    [endpoints.event.path]: inHome(eventHandlers(ports)),
    [endpoints.exportCalendar.path.replace('?export', '')]: inHome(exportHandlers(ports)),
  })
}

const ACL = () => throwHttpError('not-implemented', 'Sharing cannot be changed here.')

function refuseStrictness(request: Request): void {
  if (/\bhandling\s*=\s*"?strict\b/i.test(request.headers.get('prefer') ?? '')) {
    throwHttpError('not-implemented', 'Strict handling is not to be had: what is missing is added.')
  }
}
