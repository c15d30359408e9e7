import { hourMs } from '#domain/time/units.ts'
import type { NewCalendar } from '#contract/calendar.ts'
import type { WebCalendarState } from '#contract/sharing/webCalendars.ts'
import type { Principal } from '../../context.ts'
import { digest as webDigest } from '../../digest.ts'
import { throwHttpError } from '../../HttpError.ts'
import { callBudget } from '../../identity/throttle/callBudget.ts'
import type { Services } from '../../services.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { defaultLimits } from '../../limits.ts'
import { withTimeout } from '../../withTimeout.ts'
import { findCalendar } from '../rules.ts'
import { readingOnceSeen } from './nextReading.ts'
import { refreshWebCalendar, type WebWorld } from './refreshWebCalendar.ts'
import { subscribeToWeb } from './subscribeToWeb.ts'

/** As many as a person tries, and too few to look for servers with. */
const budget = { name: 'web-calendars', limit: 30, windowMs: hourMs } as const

/** Calendars on the web, as the handlers use them (CAL-31). */
export function webCalendars({ ports, webReading, throttleCounts: counts }: Services) {
  const { store, clock, digest = webDigest } = ports
  const count = callBudget(budget, 'You asked for too many calendars on the web. Please try again later.', {
    counts,
    clock,
    digest,
  })
  const { patienceMs } = (ports.settings.limits ?? defaultLimits).web
  const world = (): WebWorld =>
    ports.webFiles === undefined
      ? throwHttpError('forbidden', 'Calendars on the web are not allowed here.')
      : { ...ports, webFiles: ports.webFiles }

  return {
    /** @throws {HttpError} forbidden, too-many-requests, and as `subscribeToWeb` */
    subscribe: async (principal: Principal, asked: NewCalendar, address: string): Promise<string> => {
      const reading = world()
      await count(principal)
      return subscribeToWeb({ ...reading, settings: ports.settings }, principal.user, asked, address)
    },

    /** Reads one again, as its person asks for it; if that takes long, it goes on without them. @throws {HttpError} not-found, forbidden, too-many-requests */
    refresh: async (principal: Principal, calendarId: string): Promise<WebCalendarState> => {
      const homeId = principal.user.id
      const { web } = await findCalendar(store, homeId, calendarId)
      if (web === undefined) throwHttpError('not-found', 'This is no calendar on the web.')
      const reading = world()
      await count(principal)
      await withTimeout(patienceMs, refreshWebCalendar(reading, web))
      const again = (await findCalendar(store, homeId, calendarId)).web ?? web
      return {
        readAt: isoOf(again.readAt),
        failingSince: again.failingSince === null ? null : isoOf(again.failingSince),
      }
    },

    /** Their person looks at these calendars: those that were read less often since nobody did are read again. */
    seen: async (calendars: readonly CalendarRecord[]): Promise<void> => {
      const now = clock()
      const unseen = calendars.flatMap(({ web }) => (web && now - web.seenAt > hourMs ? web : []))
      for (const web of unseen)
        await store.webCalendars.change(web.source, { seenAt: now, dueAt: readingOnceSeen(web, now) })
      if (unseen.length > 0) webReading?.wake()
    },
  }
}

const isoOf = (instant: number) => new Date(instant).toISOString()
