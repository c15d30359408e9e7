import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import type { Context } from '../context.ts'
import { mount, type Call, type Handler } from '../http/mount.ts'
import { refuse } from '../refuse.ts'
import { admit } from './access.ts'
import { calendarVerbs } from './calendarVerbs.ts'
import { eventVerbs } from './eventVerbs.ts'
import { exportVerbs } from './exportVerbs.ts'
import { homeVerbs } from './homeVerbs.ts'
import type { Verb, Verbs } from './Verbs.ts'

/** The calendar API (CAL-1 to CAL-22). Every address lies in a home: who asks is let into it first (CAL-21). */
export function calendarRoutes(app: Hono, { authenticate, ports }: Context): void {
  const inHome = (verbs: Verbs): Readonly<Record<string, Handler>> =>
    Object.fromEntries(
      Object.entries<Verb>({ ...verbs, ACL }).map(([verb, handler]) => [
        verb,
        async (call: Call) => {
          const { user } = await authenticate(call.request)
          await admit(user, call.slot('userId'), ports.store.users)
          refuseStrictness(call.request)
          return handler(call, user)
        },
      ]),
    )

  mount(app, {
    [endpoints.calendars.path]: inHome(homeVerbs(ports)),
    [endpoints.calendar.path]: inHome(calendarVerbs(ports)),
    [endpoints.event.path]: inHome(eventVerbs(ports)),
    [endpoints.exportCalendar.path.replace('?export', '')]: inHome(exportVerbs(ports)),
  })
}

const ACL = () => refuse('not-implemented', 'Sharing cannot be changed here.')

function refuseStrictness(request: Request): void {
  if (/\bhandling\s*=\s*"?strict\b/i.test(request.headers.get('prefer') ?? '')) {
    refuse('not-implemented', 'Strict handling is not to be had: what is missing is added.')
  }
}
