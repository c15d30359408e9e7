import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import type { Context } from '../context.ts'
import { mount, type Call, type Handler } from '../http/mount.ts'
import { throwHttpError } from '../HttpError.ts'
import { admit } from './access.ts'
import { calendarVerbs } from './calendarVerbs.ts'
import { eventVerbs } from './eventVerbs.ts'
import { exportVerbs } from './exportVerbs.ts'
import { homeVerbs } from './homeVerbs.ts'
import { rangeAnswers } from './rangeAnswers.ts'
import { rootVerbs } from './rootVerbs.ts'
import type { UserRecord } from '../store.ts'
import type { Verb, Verbs } from './Verbs.ts'

/**
 * The calendar API (CAL-1 to CAL-22, CAL-35). Nearly every address lies in a home: who asks is let into it first (CAL-21). What lies in
 * none names homes in what is sent, and leaves out those that are not open.
 */
export function calendarRoutes(app: Hono, { authenticate, ports }: Context): void {
  const answered = (
    verbs: Verbs,
    enter: (call: Call, user: UserRecord) => Promise<void>,
  ): Readonly<Record<string, Handler>> =>
    Object.fromEntries(
      Object.entries<Verb>(verbs).map(([verb, handler]) => [
        verb,
        async (call: Call) => {
          const { user } = await authenticate(call.request)
          await enter(call, user)
          refuseStrictness(call.request)
          return handler(call, user)
        },
      ]),
    )
  const inHome = (verbs: Verbs) =>
    answered({ ...verbs, ACL }, (call, user) => admit(user, call.slot('userId'), ports.store.users))
  const inNoHome = (verbs: Verbs) => answered(verbs, async () => undefined)

  const ranges = rangeAnswers(ports)
  const { eventsByPath, queryCalendars, freeBusy } = rootVerbs(ports, ranges)
  mount(app, {
    [endpoints.eventsByPath.path]: inNoHome({ REPORT: eventsByPath }),
    [endpoints.queryCalendars.path]: inNoHome({ POST: queryCalendars }),
    [endpoints.freeBusy.path]: inNoHome({ POST: freeBusy }),
    [endpoints.calendars.path]: inHome(homeVerbs(ports)),
    [endpoints.calendar.path]: inHome(calendarVerbs(ports, ranges)),
    [endpoints.event.path]: inHome(eventVerbs(ports)),
    [endpoints.exportCalendar.path.replace('?export', '')]: inHome(exportVerbs(ports)),
  })
}

const ACL = () => throwHttpError('not-implemented', 'Sharing cannot be changed here.')

function refuseStrictness(request: Request): void {
  if (/\bhandling\s*=\s*"?strict\b/i.test(request.headers.get('prefer') ?? '')) {
    throwHttpError('not-implemented', 'Strict handling is not to be had: what is missing is added.')
  }
}
